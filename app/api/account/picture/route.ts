import { mount } from '@/http/serve';
import { putOwnPicture } from '@/modules/upload/upload.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putOwnPicture);

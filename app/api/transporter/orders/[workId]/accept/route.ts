import { mount } from '@/http/serve';
import { postTransporterAccept } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postTransporterAccept);

import { mount } from '@/http/serve';
import { putPassword } from '@/modules/password/password.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putPassword);

import { mount } from '@/http/serve';
import { resetPassword } from '@/modules/password/password.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(resetPassword);

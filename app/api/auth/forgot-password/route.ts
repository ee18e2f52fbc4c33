import { mount } from '@/http/serve';
import { forgotPassword } from '@/modules/password/password.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(forgotPassword);

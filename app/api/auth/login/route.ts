import { mount } from '@/http/serve';
import { login } from '@/modules/account/account.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(login);

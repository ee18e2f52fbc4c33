import { mount } from '@/http/serve';
import { logout } from '@/modules/account/account.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(logout);

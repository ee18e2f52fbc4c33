import { mount } from '@/http/serve';
import { getAdminUsers, postAdminUser } from '@/modules/users/admin-users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAdminUsers, postAdminUser);

import { mount } from '@/http/serve';
import { putAdminUser } from '@/modules/users/admin-users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putAdminUser);

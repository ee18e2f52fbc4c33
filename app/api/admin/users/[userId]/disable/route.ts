import { mount } from '@/http/serve';
import { postDisableUser } from '@/modules/users/admin-users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postDisableUser);

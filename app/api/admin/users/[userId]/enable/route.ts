import { mount } from '@/http/serve';
import { postEnableUser } from '@/modules/users/admin-users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postEnableUser);

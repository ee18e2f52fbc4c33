import { mount } from '@/http/serve';
import { getHrNewUsers } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHrNewUsers);

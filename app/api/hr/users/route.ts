import { mount } from '@/http/serve';
import { getHrUsers } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHrUsers);

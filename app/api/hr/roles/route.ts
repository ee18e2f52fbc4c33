import { mount } from '@/http/serve';
import { getHrRoles } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHrRoles);

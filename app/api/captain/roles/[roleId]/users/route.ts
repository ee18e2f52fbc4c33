import { mount } from '@/http/serve';
import { getCaptainRoleUsers } from '@/modules/roles/roles.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainRoleUsers);

import { mount } from '@/http/serve';
import { getCaptainRoles, postCaptainRole } from '@/modules/roles/roles.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainRoles, postCaptainRole);

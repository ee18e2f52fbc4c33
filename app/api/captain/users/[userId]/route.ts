import { mount } from '@/http/serve';
import { getCaptainUser } from '@/modules/roles/roles.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainUser);

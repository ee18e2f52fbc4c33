import { mount } from '@/http/serve';
import { getCaptainUser } from '@/modules/roles/roles.endpoints';

export const { GET, POST, PUT, PATCH, DELETE } = mount(getCaptainUser);

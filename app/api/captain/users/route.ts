import { mount } from '@/http/serve';
import { getCaptainUsers } from '@/modules/roles/roles.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainUsers);

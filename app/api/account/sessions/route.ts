import { mount } from '@/http/serve';
import { getSessions } from '@/modules/account/account.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSessions);

import { mount } from '@/http/serve';
import { getDesk } from '@/modules/desk/desk.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getDesk);

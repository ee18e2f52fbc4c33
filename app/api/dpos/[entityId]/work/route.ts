import { mount } from '@/http/serve';
import { getOrderWork } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOrderWork);

import { mount } from '@/http/serve';
import { getChaOrders } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getChaOrders);

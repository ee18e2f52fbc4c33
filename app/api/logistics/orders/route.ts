import { mount } from '@/http/serve';
import { getLogisticsOrders } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getLogisticsOrders);

import { mount } from '@/http/serve';
import { getBuyerOrders } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerOrders);

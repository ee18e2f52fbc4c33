import { mount } from '@/http/serve';
import { getSellerOrders } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSellerOrders);

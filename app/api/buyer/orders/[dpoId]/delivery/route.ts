import { mount } from '@/http/serve';
import { putBuyerOrderDelivery } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putBuyerOrderDelivery);

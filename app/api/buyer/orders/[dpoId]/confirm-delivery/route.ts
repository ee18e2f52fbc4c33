import { mount } from '@/http/serve';
import { postBuyerConfirmDelivery } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBuyerConfirmDelivery);

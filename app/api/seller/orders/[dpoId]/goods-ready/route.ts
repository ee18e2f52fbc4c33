import { mount } from '@/http/serve';
import { postSellerOrderReady, putSellerOrderReady } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postSellerOrderReady, putSellerOrderReady);

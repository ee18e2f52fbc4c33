import { mount } from '@/http/serve';
import { putSellerPacking } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putSellerPacking);

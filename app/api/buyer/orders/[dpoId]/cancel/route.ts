import { mount } from '@/http/serve';
import { postBuyerOrderCancel } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBuyerOrderCancel);

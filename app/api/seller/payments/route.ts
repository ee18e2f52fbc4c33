import { mount } from '@/http/serve';
import { getSellerPayments } from '@/modules/payment/payment.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSellerPayments);

import { mount } from '@/http/serve';
import { getBuyerPayments } from '@/modules/payment/payment.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerPayments);

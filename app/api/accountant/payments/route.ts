import { mount } from '@/http/serve';
import { getAccountantPayments } from '@/modules/payment/payment.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAccountantPayments);

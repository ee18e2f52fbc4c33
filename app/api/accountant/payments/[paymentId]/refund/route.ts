import { mount } from '@/http/serve';
import { postPaymentRefund } from '@/modules/payment/payment.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postPaymentRefund);

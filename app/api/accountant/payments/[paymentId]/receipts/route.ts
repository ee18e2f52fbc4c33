import { mount } from '@/http/serve';
import { postPaymentReceipt } from '@/modules/payment/payment.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postPaymentReceipt);

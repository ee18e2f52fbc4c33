import { mount } from '@/http/serve';
import { postPaymentProcess } from '@/modules/payment/payment.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postPaymentProcess);

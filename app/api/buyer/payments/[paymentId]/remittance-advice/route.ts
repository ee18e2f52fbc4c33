import { mount } from '@/http/serve';
import { postRemittanceAdvice } from '@/modules/payment/payment.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postRemittanceAdvice);

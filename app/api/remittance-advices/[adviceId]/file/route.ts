import { mount } from '@/http/serve';
import { getRemittanceFile } from '@/modules/payment/payment.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getRemittanceFile);

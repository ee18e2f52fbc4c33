import { mount } from '@/http/serve';
import { postCaptainDpqConvert } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainDpqConvert);

import { mount } from '@/http/serve';
import { postCaptainDpoProcess } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainDpoProcess);

import { mount } from '@/http/serve';
import { postCaptainDpoConfirm } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainDpoConfirm);

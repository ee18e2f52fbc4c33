import { mount } from '@/http/serve';
import { postCaptainDpoCancel } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainDpoCancel);

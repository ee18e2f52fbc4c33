import { mount } from '@/http/serve';
import { getWorkflow } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getWorkflow);

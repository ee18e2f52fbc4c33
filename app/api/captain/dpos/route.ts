import { mount } from '@/http/serve';
import { getCaptainDpos } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainDpos);

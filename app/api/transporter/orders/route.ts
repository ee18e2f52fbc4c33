import { mount } from '@/http/serve';
import { getTransporterOrders } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getTransporterOrders);

import { mount } from '@/http/serve';
import { postLogisticsPaper } from '@/modules/tracking/tracking.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postLogisticsPaper);

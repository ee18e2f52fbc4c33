import { mount } from '@/http/serve';
import { postLogisticsStart } from '@/modules/tracking/tracking.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postLogisticsStart);

import { mount } from '@/http/serve';
import { getLogisticsTracking } from '@/modules/tracking/tracking.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getLogisticsTracking);

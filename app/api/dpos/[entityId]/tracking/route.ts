import { mount } from '@/http/serve';
import { getOrderTracking } from '@/modules/tracking/tracking.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOrderTracking);

import { mount } from '@/http/serve';
import { getTransporterTracking } from '@/modules/tracking/tracking.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getTransporterTracking);

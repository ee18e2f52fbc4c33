import { mount } from '@/http/serve';
import { postTransporterStart } from '@/modules/tracking/tracking.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postTransporterStart);

import { mount } from '@/http/serve';
import { postTransporterMilestone } from '@/modules/tracking/tracking.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postTransporterMilestone);

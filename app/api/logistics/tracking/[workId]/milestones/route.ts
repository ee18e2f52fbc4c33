import { mount } from '@/http/serve';
import { postLogisticsMilestone } from '@/modules/tracking/tracking.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postLogisticsMilestone);

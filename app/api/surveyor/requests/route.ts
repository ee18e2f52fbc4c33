import { mount } from '@/http/serve';
import { getSurveyorRequests } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSurveyorRequests);

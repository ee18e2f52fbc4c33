import { mount } from '@/http/serve';
import { postSurveyorReject } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postSurveyorReject);

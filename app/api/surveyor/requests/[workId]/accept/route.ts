import { mount } from '@/http/serve';
import { postSurveyorAccept } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postSurveyorAccept);

import { mount } from '@/http/serve';
import { postSurveyReport } from '@/modules/survey/survey.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postSurveyReport);

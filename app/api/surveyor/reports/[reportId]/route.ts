import { mount } from '@/http/serve';
import { putSurveyReport } from '@/modules/survey/survey.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putSurveyReport);

import { mount } from '@/http/serve';
import { getSurveyPhoto } from '@/modules/survey/survey.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSurveyPhoto);

import { mount } from '@/http/serve';
import { getSurveyVersions } from '@/modules/survey/survey.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSurveyVersions);

import { mount } from '@/http/serve';
import { getSurveyChecklist } from '@/modules/survey/survey.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSurveyChecklist);

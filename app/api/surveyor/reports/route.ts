import { mount } from '@/http/serve';
import { getSurveyorReports } from '@/modules/survey/survey.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSurveyorReports);

import { mount } from '@/http/serve';
import { getSurveyReportPdf } from '@/modules/survey/survey.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSurveyReportPdf);

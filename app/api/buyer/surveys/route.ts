import { mount } from '@/http/serve';
import { getBuyerSurveys } from '@/modules/survey/survey.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerSurveys);

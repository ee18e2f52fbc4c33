import { mount } from '@/http/serve';
import { getOrderSurvey } from '@/modules/survey/survey.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOrderSurvey);

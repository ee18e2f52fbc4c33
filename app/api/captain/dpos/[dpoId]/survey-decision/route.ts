import { mount } from '@/http/serve';
import { postCaptainSurveyDecision } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainSurveyDecision);

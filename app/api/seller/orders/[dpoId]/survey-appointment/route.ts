import { mount } from '@/http/serve';
import { putSurveyAppointment } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putSurveyAppointment);

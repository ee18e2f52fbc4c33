import { mount } from '@/http/serve';
import { getSellerSurveys } from '@/modules/order/order.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSellerSurveys);

import { mount } from '@/http/serve';
import { getSellerRfqs } from '@/modules/rfq/offer.endpoints';

export const { GET, POST, PUT, PATCH, DELETE } = mount(getSellerRfqs);

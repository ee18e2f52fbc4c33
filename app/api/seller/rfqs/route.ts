import { mount } from '@/http/serve';
import { getSellerRfqs } from '@/modules/offer/offer.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSellerRfqs);

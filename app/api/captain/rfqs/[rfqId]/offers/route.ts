import { mount } from '@/http/serve';
import { getCaptainOffers } from '@/modules/offer/offer.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainOffers);

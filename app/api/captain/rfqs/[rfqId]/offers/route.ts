import { mount } from '@/http/serve';
import { getCaptainOffers } from '@/modules/rfq/offer.endpoints';

export const { GET, POST, PUT, PATCH, DELETE } = mount(getCaptainOffers);

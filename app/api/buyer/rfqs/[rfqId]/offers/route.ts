import { mount } from '@/http/serve';
import { getBuyerOffers } from '@/modules/offer/offer.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerOffers);

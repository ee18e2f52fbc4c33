import { mount } from '@/http/serve';
import { getOfferFile } from '@/modules/offer/offer.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOfferFile);

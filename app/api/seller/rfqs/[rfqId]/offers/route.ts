import { mount } from '@/http/serve';
import { postSellerOffer, deleteSellerOffer } from '@/modules/offer/offer.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postSellerOffer, deleteSellerOffer);

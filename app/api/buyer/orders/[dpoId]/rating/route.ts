import { mount } from '@/http/serve';
import { postBuyerOrderRating } from '@/modules/rating/rating.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBuyerOrderRating);

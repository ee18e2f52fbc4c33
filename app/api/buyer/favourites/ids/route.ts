import { mount } from '@/http/serve';
import { getFavouriteIds } from '@/modules/catalogue/favourite.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getFavouriteIds);

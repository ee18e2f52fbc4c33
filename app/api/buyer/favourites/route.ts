import { mount } from '@/http/serve';
import { getFavourites } from '@/modules/catalogue/favourite.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getFavourites);

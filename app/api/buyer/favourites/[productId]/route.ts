import { mount } from '@/http/serve';
import { putFavourite, deleteFavourite } from '@/modules/catalogue/favourite.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putFavourite, deleteFavourite);

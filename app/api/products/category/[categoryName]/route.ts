import { mount } from '@/http/serve';
import { getProductsOfCategory } from '@/modules/catalogue/catalogue.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getProductsOfCategory);

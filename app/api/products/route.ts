import { mount } from '@/http/serve';
import { getProducts } from '@/modules/catalogue/catalogue.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getProducts);

import { mount } from '@/http/serve';
import { getProduct } from '@/modules/catalogue/catalogue.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getProduct);

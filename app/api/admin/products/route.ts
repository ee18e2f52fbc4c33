import { mount } from '@/http/serve';
import { getAdminProducts } from '@/modules/catalogue/admin-products.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAdminProducts);

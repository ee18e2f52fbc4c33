import { mount } from '@/http/serve';
import { putAdminProduct } from '@/modules/catalogue/admin-products.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putAdminProduct);

import { mount } from '@/http/serve';
import { postAdminProductReject } from '@/modules/catalogue/admin-products.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postAdminProductReject);

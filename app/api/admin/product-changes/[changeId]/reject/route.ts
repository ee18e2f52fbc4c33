import { mount } from '@/http/serve';
import { postAdminChangeReject } from '@/modules/catalogue/admin-products.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postAdminChangeReject);

import { mount } from '@/http/serve';
import { postAdminChangeApprove } from '@/modules/catalogue/admin-products.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postAdminChangeApprove);

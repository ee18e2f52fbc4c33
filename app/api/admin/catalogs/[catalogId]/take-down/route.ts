import { mount } from '@/http/serve';
import { postAdminCatalogTakeDown } from '@/modules/listing/admin-catalogs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postAdminCatalogTakeDown);

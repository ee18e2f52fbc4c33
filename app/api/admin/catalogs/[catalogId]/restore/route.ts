import { mount } from '@/http/serve';
import { postAdminCatalogRestore } from '@/modules/listing/admin-catalogs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postAdminCatalogRestore);

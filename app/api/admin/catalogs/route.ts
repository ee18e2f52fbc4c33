import { mount } from '@/http/serve';
import { getAdminCatalogs } from '@/modules/listing/admin-catalogs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAdminCatalogs);

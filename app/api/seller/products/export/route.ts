import { mount } from '@/http/serve';
import { getExportProducts } from '@/modules/listing/listing.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getExportProducts);

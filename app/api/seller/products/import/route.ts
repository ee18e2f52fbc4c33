import { mount } from '@/http/serve';
import { postImportProducts } from '@/modules/listing/listing.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postImportProducts);

import { mount } from '@/http/serve';
import { postRestoreProduct } from '@/modules/listing/listing.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postRestoreProduct);

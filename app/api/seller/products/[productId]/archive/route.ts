import { mount } from '@/http/serve';
import { postArchiveProduct } from '@/modules/listing/listing.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postArchiveProduct);

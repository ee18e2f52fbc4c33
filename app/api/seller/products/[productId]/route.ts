import { mount } from '@/http/serve';
import { putSellerProduct } from '@/modules/listing/listing.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putSellerProduct);

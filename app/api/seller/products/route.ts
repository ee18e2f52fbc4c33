import { mount } from '@/http/serve';
import { getSellerProducts, postSellerProduct } from '@/modules/listing/listing.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSellerProducts, postSellerProduct);

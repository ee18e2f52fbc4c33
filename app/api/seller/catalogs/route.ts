import { mount } from '@/http/serve';
import { getSellerCatalogs, postSellerCatalog } from '@/modules/listing/seller-catalog.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSellerCatalogs, postSellerCatalog);

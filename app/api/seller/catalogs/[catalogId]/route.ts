import { mount } from '@/http/serve';
import { deleteSellerCatalog, putSellerCatalog } from '@/modules/listing/seller-catalog.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putSellerCatalog, deleteSellerCatalog);

import { mount } from '@/http/serve';
import { getSellerInvoices } from '@/modules/invoice/invoice.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSellerInvoices);

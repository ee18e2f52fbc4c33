import { mount } from '@/http/serve';
import { postMissingInvoices } from '@/modules/invoice/invoice.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postMissingInvoices);

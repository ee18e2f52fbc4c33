import { mount } from '@/http/serve';
import { getAccountantInvoices } from '@/modules/invoice/invoice.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAccountantInvoices);

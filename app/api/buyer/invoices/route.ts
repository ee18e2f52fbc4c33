import { mount } from '@/http/serve';
import { getBuyerInvoices } from '@/modules/invoice/invoice.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerInvoices);

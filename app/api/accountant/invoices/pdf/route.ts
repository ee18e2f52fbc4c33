import { mount } from '@/http/serve';
import { getInvoicesPdf } from '@/modules/document/document.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getInvoicesPdf);

import { mount } from '@/http/serve';
import { getInvoicePdf } from '@/modules/document/document.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getInvoicePdf);

import { mount } from '@/http/serve';
import { getDpqPdf } from '@/modules/document/document.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getDpqPdf);

import { mount } from '@/http/serve';
import { getExportDocuments } from '@/modules/document/export.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getExportDocuments);

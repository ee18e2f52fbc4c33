import { mount } from '@/http/serve';
import { getCertificateOfOrigin } from '@/modules/document/export.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCertificateOfOrigin);

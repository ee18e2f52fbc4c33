import { mount } from '@/http/serve';
import { getHrDocumentFile } from '@/modules/kyc/kyc.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHrDocumentFile);

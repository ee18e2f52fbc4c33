import { mount } from '@/http/serve';
import { getOwnDocumentFile } from '@/modules/kyc/kyc.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOwnDocumentFile);

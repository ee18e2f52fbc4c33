import { mount } from '@/http/serve';
import { postHrDocumentReject } from '@/modules/kyc/kyc.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postHrDocumentReject);

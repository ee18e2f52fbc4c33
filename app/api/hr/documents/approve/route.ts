import { mount } from '@/http/serve';
import { postHrDocumentApprove } from '@/modules/kyc/kyc.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postHrDocumentApprove);

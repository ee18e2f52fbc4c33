import { mount } from '@/http/serve';
import { getHrDocuments } from '@/modules/kyc/kyc.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHrDocuments);

import { mount } from '@/http/serve';
import { getOwnDocuments, postOwnDocument } from '@/modules/kyc/kyc.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOwnDocuments, postOwnDocument);

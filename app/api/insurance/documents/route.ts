import { mount } from '@/http/serve';
import { getInsuranceDocuments } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getInsuranceDocuments);

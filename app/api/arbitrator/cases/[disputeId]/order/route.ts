import { mount } from '@/http/serve';
import { getCaseOrder } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaseOrder);

import { mount } from '@/http/serve';
import { getDispute } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getDispute);

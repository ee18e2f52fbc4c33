import { mount } from '@/http/serve';
import { getCaseFile } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaseFile);

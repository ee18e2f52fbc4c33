import { mount } from '@/http/serve';
import { getArbitratorCases } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getArbitratorCases);

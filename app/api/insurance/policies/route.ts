import { mount } from '@/http/serve';
import { getInsurancePolicies } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getInsurancePolicies);

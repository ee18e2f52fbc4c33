import { mount } from '@/http/serve';
import { postInsurancePolicy } from '@/modules/insurance/insurance.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postInsurancePolicy);

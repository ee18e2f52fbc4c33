import { mount } from '@/http/serve';
import { postInsuranceReject } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postInsuranceReject);

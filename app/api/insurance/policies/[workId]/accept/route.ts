import { mount } from '@/http/serve';
import { postInsuranceAccept } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postInsuranceAccept);

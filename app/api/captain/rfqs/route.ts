import { mount } from '@/http/serve';
import { getCaptainRfqs } from '@/modules/rfq/rfq.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainRfqs);

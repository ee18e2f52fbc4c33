import { mount } from '@/http/serve';
import { getCaptainRfq } from '@/modules/rfq/rfq.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainRfq);

import { mount } from '@/http/serve';
import { getBuyerRfq } from '@/modules/rfq/rfq.endpoints';

export const { GET, POST, PUT, PATCH, DELETE } = mount(getBuyerRfq);

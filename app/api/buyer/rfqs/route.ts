import { mount } from '@/http/serve';
import { getBuyerRfqs, postBuyerRfq } from '@/modules/rfq/rfq.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerRfqs, postBuyerRfq);

import { mount } from '@/http/serve';
import { deleteBuyerRfq } from '@/modules/quotation/quotation.endpoints';
import { getBuyerRfq, putBuyerRfq } from '@/modules/rfq/rfq.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(deleteBuyerRfq, getBuyerRfq, putBuyerRfq);

import { mount } from '@/http/serve';
import { postBuyerDpqNegotiate } from '@/modules/quotation/quotation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBuyerDpqNegotiate);

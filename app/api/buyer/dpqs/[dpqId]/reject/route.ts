import { mount } from '@/http/serve';
import { postBuyerDpqReject } from '@/modules/quotation/quotation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBuyerDpqReject);

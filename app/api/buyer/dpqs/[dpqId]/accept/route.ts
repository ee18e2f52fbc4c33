import { mount } from '@/http/serve';
import { postBuyerDpqAccept } from '@/modules/quotation/quotation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBuyerDpqAccept);

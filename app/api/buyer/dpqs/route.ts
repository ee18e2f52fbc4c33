import { mount } from '@/http/serve';
import { getBuyerDpqs } from '@/modules/quotation/quotation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerDpqs);

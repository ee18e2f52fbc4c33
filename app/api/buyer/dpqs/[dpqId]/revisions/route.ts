import { mount } from '@/http/serve';
import { getBuyerDpqRevisions } from '@/modules/quotation/quotation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerDpqRevisions);

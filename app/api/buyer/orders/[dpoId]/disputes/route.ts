import { mount } from '@/http/serve';
import { postBuyerDispute } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBuyerDispute);

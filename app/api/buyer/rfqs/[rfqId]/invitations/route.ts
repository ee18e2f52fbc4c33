import { mount } from '@/http/serve';
import { postBuyerRfqInvitations } from '@/modules/rfq/rfq.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBuyerRfqInvitations);

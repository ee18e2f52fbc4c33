import { mount } from '@/http/serve';
import { getBuyerDisputes } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerDisputes);

import { mount } from '@/http/serve';
import { getSellerDisputes } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSellerDisputes);

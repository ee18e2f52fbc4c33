import { mount } from '@/http/serve';
import { postSellerDispute } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postSellerDispute);

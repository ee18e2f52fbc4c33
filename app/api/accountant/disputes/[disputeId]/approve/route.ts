import { mount } from '@/http/serve';
import { postDisputeApprove } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postDisputeApprove);

import { mount } from '@/http/serve';
import { postDisputeReassign } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postDisputeReassign);

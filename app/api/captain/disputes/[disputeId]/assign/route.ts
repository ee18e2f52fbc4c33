import { mount } from '@/http/serve';
import { postDisputeAssign } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postDisputeAssign);

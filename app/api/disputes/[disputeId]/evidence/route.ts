import { mount } from '@/http/serve';
import { postDisputeEvidence } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postDisputeEvidence);

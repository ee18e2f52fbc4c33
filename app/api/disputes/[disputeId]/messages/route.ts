import { mount } from '@/http/serve';
import { getDisputeMessages, postDisputeMessage } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getDisputeMessages, postDisputeMessage);

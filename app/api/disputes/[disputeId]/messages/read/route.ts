import { mount } from '@/http/serve';
import { putDisputeMessagesRead } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putDisputeMessagesRead);

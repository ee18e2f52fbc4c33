import { mount } from '@/http/serve';
import { getAccountantDisputes } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAccountantDisputes);

import { mount } from '@/http/serve';
import { getCaptainDisputes } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainDisputes);

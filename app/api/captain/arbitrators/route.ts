import { mount } from '@/http/serve';
import { getCaptainArbitrators } from '@/modules/dispute/dispute.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainArbitrators);

import { mount } from '@/http/serve';
import { getChaRequests } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getChaRequests);

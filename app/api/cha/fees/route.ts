import { mount } from '@/http/serve';
import { getChaFees } from '@/modules/customs/customs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getChaFees);

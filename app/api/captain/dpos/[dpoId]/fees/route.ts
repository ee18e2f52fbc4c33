import { mount } from '@/http/serve';
import { getCaptainFees } from '@/modules/customs/customs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainFees);

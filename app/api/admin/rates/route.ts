import { mount } from '@/http/serve';
import { getAdminRates } from '@/modules/rates/rates.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAdminRates);

import { mount } from '@/http/serve';
import { getRates } from '@/modules/catalogue/catalogue.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getRates);

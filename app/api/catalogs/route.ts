import { mount } from '@/http/serve';
import { getCatalogs } from '@/modules/catalogue/catalogue.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCatalogs);

import { mount } from '@/http/serve';
import { getLocalNames } from '@/modules/catalogue/local-names.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getLocalNames);

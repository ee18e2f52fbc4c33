import { mount } from '@/http/serve';
import { getOwnData } from '@/modules/preferences/preferences.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOwnData);

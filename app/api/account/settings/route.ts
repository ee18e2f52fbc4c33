import { mount } from '@/http/serve';
import { getSettings, putSettings } from '@/modules/preferences/preferences.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSettings, putSettings);

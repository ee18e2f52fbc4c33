import { mount } from '@/http/serve';
import { getAdminConfig } from '@/modules/platform/kept-settings.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAdminConfig);

import { mount } from '@/http/serve';
import { putAdminConfig } from '@/modules/platform/kept-settings.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putAdminConfig);

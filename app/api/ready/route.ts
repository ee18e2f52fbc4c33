import { mount } from '@/http/serve';
import { getReady } from '@/modules/platform/platform.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getReady);

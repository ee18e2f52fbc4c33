import { mount } from '@/http/serve';
import { getHealth } from '@/modules/platform/platform.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHealth);

import { mount } from '@/http/serve';
import { getPorts } from '@/modules/port/port.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getPorts);

import { mount } from '@/http/serve';
import { getHrOverview } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHrOverview);

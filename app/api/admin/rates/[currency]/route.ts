import { mount } from '@/http/serve';
import { putAdminRate } from '@/modules/rates/rates.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putAdminRate);

import { mount } from '@/http/serve';
import { switchActiveRole } from '@/modules/account/account.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(switchActiveRole);

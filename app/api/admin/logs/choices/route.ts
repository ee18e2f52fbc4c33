import { mount } from '@/http/serve';
import { getAdminLogChoices } from '@/modules/audit/audit.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAdminLogChoices);

import { mount } from '@/http/serve';
import { getAdminLogs } from '@/modules/audit/audit.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAdminLogs);

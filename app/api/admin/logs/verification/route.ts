import { mount } from '@/http/serve';
import { getAdminLogVerification } from '@/modules/audit/audit.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAdminLogVerification);

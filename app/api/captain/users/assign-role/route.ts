import { mount } from '@/http/serve';
import { postAssignRole } from '@/modules/roles/roles.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postAssignRole);

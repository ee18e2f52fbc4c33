import { mount } from '@/http/serve';
import { deleteCaptainRole, putCaptainRole } from '@/modules/roles/roles.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(deleteCaptainRole, putCaptainRole);

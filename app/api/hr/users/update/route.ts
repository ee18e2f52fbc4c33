import { mount } from '@/http/serve';
import { putHrUser } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putHrUser);

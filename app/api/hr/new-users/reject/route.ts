import { mount } from '@/http/serve';
import { postRejectUser } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postRejectUser);

import { mount } from '@/http/serve';
import { postApproveUser } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postApproveUser);

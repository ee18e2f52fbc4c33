import { mount } from '@/http/serve';
import { postBlockPerm } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBlockPerm);

import { mount } from '@/http/serve';
import { postUnblock } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postUnblock);

import { mount } from '@/http/serve';
import { postBlockTemp } from '@/modules/users/users.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postBlockTemp);

import { mount } from '@/http/serve';
import { postChaReject } from '@/modules/customs/customs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postChaReject);

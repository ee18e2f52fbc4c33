import { mount } from '@/http/serve';
import { postChaReject } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postChaReject);

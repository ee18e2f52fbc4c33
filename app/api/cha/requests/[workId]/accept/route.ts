import { mount } from '@/http/serve';
import { postChaAccept } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postChaAccept);

import { mount } from '@/http/serve';
import { postCaptainAssign } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainAssign);

import { mount } from '@/http/serve';
import { postLogisticsReject } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postLogisticsReject);

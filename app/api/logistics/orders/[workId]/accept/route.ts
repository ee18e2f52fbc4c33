import { mount } from '@/http/serve';
import { postLogisticsAccept } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postLogisticsAccept);

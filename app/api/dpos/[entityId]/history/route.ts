import { mount } from '@/http/serve';
import { getDpoHistory } from '@/modules/history/history.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getDpoHistory);

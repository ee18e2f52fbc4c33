import { mount } from '@/http/serve';
import { getDpqHistory } from '@/modules/history/history.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getDpqHistory);

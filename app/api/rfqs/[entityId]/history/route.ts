import { mount } from '@/http/serve';
import { getRfqHistory } from '@/modules/history/history.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getRfqHistory);

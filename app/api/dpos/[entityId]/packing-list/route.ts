import { mount } from '@/http/serve';
import { getPackingList } from '@/modules/document/export.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getPackingList);

import { mount } from '@/http/serve';
import { getProforma } from '@/modules/document/document.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getProforma);

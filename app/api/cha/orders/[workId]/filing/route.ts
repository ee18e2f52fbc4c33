import { mount } from '@/http/serve';
import { postChaFiling } from '@/modules/customs/customs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postChaFiling);

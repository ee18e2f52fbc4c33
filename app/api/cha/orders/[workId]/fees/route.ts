import { mount } from '@/http/serve';
import { postChaFee } from '@/modules/customs/customs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postChaFee);

import { mount } from '@/http/serve';
import { putChaFee } from '@/modules/customs/customs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putChaFee);

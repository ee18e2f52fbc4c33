import { mount } from '@/http/serve';
import { postCaptainFeeAccept } from '@/modules/customs/customs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainFeeAccept);

import { mount } from '@/http/serve';
import { postCaptainFeeDecline } from '@/modules/customs/customs.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainFeeDecline);

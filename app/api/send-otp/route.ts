import { mount } from '@/http/serve';
import { sendOtp } from '@/modules/registration/registration.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(sendOtp);

import { mount } from '@/http/serve';
import { verifyOtp } from '@/modules/registration/registration.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(verifyOtp);

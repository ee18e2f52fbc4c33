import { mount } from '@/http/serve';
import { register } from '@/modules/registration/registration.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(register);

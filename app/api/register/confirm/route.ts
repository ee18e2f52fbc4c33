import { mount } from '@/http/serve';
import { confirmRegistration } from '@/modules/registration/registration.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(confirmRegistration);

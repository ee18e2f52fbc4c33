import { mount } from '@/http/serve';
import { postContactRequest } from '@/modules/contact/contact.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postContactRequest);

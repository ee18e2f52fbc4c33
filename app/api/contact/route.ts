import { mount } from '@/http/serve';
import { postContact } from '@/modules/contact/contact.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postContact);

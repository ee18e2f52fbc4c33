import { mount } from '@/http/serve';
import { getHrContacts } from '@/modules/contact/contact.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHrContacts);

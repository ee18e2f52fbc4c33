import { mount } from '@/http/serve';
import { getHrContactForms } from '@/modules/contact/contact.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHrContactForms);

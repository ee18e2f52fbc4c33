import { mount } from '@/http/serve';
import { putHrContactForm } from '@/modules/contact/contact.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putHrContactForm);

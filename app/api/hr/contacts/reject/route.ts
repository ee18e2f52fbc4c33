import { mount } from '@/http/serve';
import { postHrContactReject } from '@/modules/contact/contact.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postHrContactReject);

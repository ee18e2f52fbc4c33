import { mount } from '@/http/serve';
import { postHrContactApprove } from '@/modules/contact/contact.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postHrContactApprove);

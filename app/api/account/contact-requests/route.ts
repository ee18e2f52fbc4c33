import { mount } from '@/http/serve';
import { getOwnContactRequests } from '@/modules/contact/contact.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOwnContactRequests);

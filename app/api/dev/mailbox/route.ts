import { mount } from '@/http/serve';
import { getMailbox } from '@/modules/mail/mail.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getMailbox);

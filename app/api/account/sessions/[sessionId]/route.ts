import { mount } from '@/http/serve';
import { deleteSession } from '@/modules/account/account.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(deleteSession);

import { mount } from '@/http/serve';
import { postHrIssueResolve } from '@/modules/help/help.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postHrIssueResolve);

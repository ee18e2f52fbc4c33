import { mount } from '@/http/serve';
import { postHrIssueReopen } from '@/modules/help/help.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postHrIssueReopen);

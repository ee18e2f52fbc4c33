import { mount } from '@/http/serve';
import { getHrIssues } from '@/modules/help/help.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHrIssues);

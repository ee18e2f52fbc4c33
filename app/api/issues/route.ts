import { mount } from '@/http/serve';
import { postIssue, getIssues } from '@/modules/help/help.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postIssue, getIssues);

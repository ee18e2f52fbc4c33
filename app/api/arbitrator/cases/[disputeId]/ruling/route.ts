import { mount } from '@/http/serve';
import { postCaseRuling } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaseRuling);

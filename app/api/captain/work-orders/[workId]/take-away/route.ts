import { mount } from '@/http/serve';
import { postCaptainTakeAway } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainTakeAway);

import { mount } from '@/http/serve';
import { postPayout } from '@/modules/payout/payout.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postPayout);

import { mount } from '@/http/serve';
import { postCaptainRfqRespond } from '@/modules/rfq/rfq.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainRfqRespond);

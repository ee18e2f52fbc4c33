import { mount } from '@/http/serve';
import { postCaptainRfqAccept } from '@/modules/quotation/quotation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postCaptainRfqAccept);

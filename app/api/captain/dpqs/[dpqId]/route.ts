import { mount } from '@/http/serve';
import { putCaptainDpq } from '@/modules/quotation/quotation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putCaptainDpq);

import { mount } from '@/http/serve';
import { getCaptainDpqs } from '@/modules/quotation/quotation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainDpqs);

import { mount } from '@/http/serve';
import { getCaptainDpqRevisions } from '@/modules/quotation/quotation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainDpqRevisions);

import { mount } from '@/http/serve';
import { getCaptainRfqFigures } from '@/modules/rfq/rfq.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainRfqFigures);

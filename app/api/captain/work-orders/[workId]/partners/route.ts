import { mount } from '@/http/serve';
import { getCaptainPartners } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getCaptainPartners);

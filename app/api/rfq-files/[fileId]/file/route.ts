import { mount } from '@/http/serve';
import { getRfqFile } from '@/modules/rfq/rfq.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getRfqFile);

import { mount } from '@/http/serve';
import { postTransporterReject } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postTransporterReject);

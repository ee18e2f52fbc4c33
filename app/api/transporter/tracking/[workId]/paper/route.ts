import { mount } from '@/http/serve';
import { postTransporterPaper } from '@/modules/tracking/tracking.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postTransporterPaper);

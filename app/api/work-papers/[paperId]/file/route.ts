import { mount } from '@/http/serve';
import { getWorkPaperFile } from '@/modules/work/work.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getWorkPaperFile);

import { mount } from '@/http/serve';
import { getArbitratorEvidence } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getArbitratorEvidence);

import { mount } from '@/http/serve';
import { postEvidenceReview } from '@/modules/dispute/case.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postEvidenceReview);

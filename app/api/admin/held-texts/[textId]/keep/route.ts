import { mount } from '@/http/serve';
import { postHeldTextKeep } from '@/modules/moderation/moderation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postHeldTextKeep);

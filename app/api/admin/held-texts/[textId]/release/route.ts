import { mount } from '@/http/serve';
import { postHeldTextRelease } from '@/modules/moderation/moderation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postHeldTextRelease);

import { mount } from '@/http/serve';
import { getHeldTexts } from '@/modules/moderation/moderation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getHeldTexts);

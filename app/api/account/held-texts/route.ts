import { mount } from '@/http/serve';
import { getOwnHeldTexts } from '@/modules/moderation/moderation.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOwnHeldTexts);

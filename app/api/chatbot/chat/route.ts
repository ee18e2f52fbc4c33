import { mount } from '@/http/serve';
import { postChat } from '@/modules/assistant/assistant.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(postChat);

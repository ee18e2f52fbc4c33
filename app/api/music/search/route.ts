import { mount } from '@/http/serve';
import { getMusicSearch } from '@/modules/music/music.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getMusicSearch);

import { mount } from '@/http/serve';
import { getProfile, putProfile } from '@/modules/profile/profile.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getProfile, putProfile);

import { mount } from '@/http/serve';
import { getVoyage } from '@/modules/voyage/voyage.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getVoyage);

import { mount } from '@/http/serve';
import { deleteSavedSearch } from '@/modules/catalogue/saved-search.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(deleteSavedSearch);

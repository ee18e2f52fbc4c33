import { mount } from '@/http/serve';
import { getSavedSearches, postSavedSearch } from '@/modules/catalogue/saved-search.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSavedSearches, postSavedSearch);

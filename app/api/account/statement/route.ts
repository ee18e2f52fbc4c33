import { mount } from '@/http/serve';
import { getStatement } from '@/modules/ledger/ledger.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getStatement);

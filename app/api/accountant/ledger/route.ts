import { mount } from '@/http/serve';
import { getLedgerBooks } from '@/modules/ledger/ledger.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getLedgerBooks);

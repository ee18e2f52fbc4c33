import { mount } from '@/http/serve';
import { getLedgerTransfers } from '@/modules/ledger/ledger.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getLedgerTransfers);

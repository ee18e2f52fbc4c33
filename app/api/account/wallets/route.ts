import { mount } from '@/http/serve';
import { getWallets } from '@/modules/ledger/ledger.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getWallets);

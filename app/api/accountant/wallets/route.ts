import { mount } from '@/http/serve';
import { getAccountantWallets } from '@/modules/payout/payout.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getAccountantWallets);

import { mount } from '@/http/serve';
import { getBankDetails, putBankDetails } from '@/modules/payout/payout.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBankDetails, putBankDetails);

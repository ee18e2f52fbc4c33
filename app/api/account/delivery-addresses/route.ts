import { mount } from '@/http/serve';
import { getDeliveryAddresses, postDeliveryAddress } from '@/modules/profile/profile.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getDeliveryAddresses, postDeliveryAddress);

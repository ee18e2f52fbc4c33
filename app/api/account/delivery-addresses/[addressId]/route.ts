import { mount } from '@/http/serve';
import { putDeliveryAddress, deleteDeliveryAddress } from '@/modules/profile/profile.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putDeliveryAddress, deleteDeliveryAddress);

import { mount } from '@/http/serve';
import { getSellerNotifications } from '@/modules/notification/notification.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getSellerNotifications);

import { mount } from '@/http/serve';
import { putSellerNotifications } from '@/modules/notification/notification.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putSellerNotifications);

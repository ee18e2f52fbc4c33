import { mount } from '@/http/serve';
import { getBuyerNotifications } from '@/modules/notification/notification.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerNotifications);

import { mount } from '@/http/serve';
import { putBuyerNotifications } from '@/modules/notification/notification.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putBuyerNotifications);

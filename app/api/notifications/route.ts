import { mount } from '@/http/serve';
import { getNotifications } from '@/modules/notification/notification.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getNotifications);

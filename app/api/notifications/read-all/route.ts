import { mount } from '@/http/serve';
import { putNotifications } from '@/modules/notification/notification.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putNotifications);

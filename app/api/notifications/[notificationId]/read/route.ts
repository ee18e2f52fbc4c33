import { mount } from '@/http/serve';
import { putNotification } from '@/modules/notification/notification.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putNotification);

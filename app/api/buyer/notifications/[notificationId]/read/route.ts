import { mount } from '@/http/serve';
import { putBuyerNotification } from '@/modules/notification/notification.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putBuyerNotification);

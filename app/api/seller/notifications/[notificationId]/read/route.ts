import { mount } from '@/http/serve';
import { putSellerNotification } from '@/modules/notification/notification.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(putSellerNotification);

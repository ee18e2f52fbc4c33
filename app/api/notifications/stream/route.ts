import { mountStream } from '@/http/serve';
import { notificationStream } from '@/modules/notification/notification.stream';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mountStream(notificationStream);

import { uploadRoutes } from '@/modules/upload/upload.router';
import { localIngest } from '@/server/uploads/embedded-routes';

export const { HEAD, PUT } = localIngest(uploadRoutes.POST);

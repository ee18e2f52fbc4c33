import { uploadRoutes } from '@/modules/upload/upload.router';

export const { GET, POST } = uploadRoutes;

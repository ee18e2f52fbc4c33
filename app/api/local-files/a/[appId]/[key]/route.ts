import { localFile } from '@/server/uploads/embedded-routes';

export { localFile as GET };

import { answerNextAuth } from '@/http/next-auth-routes';

export { answerNextAuth as GET, answerNextAuth as POST, answerNextAuth as PUT, answerNextAuth as PATCH, answerNextAuth as DELETE, answerNextAuth as OPTIONS };

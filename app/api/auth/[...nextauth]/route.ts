import NextAuth from 'next-auth';
import { authOptions } from '@/access/next-auth';

const handler = NextAuth(authOptions) as (request: Request, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>;

export { handler as GET, handler as POST };

import { isLocale } from '@/i18n/locales';
import { answerLoginPost } from '@/modules/account/login-post.commands';

/** The login form of a browser without JavaScript. */
export async function POST(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? answerLoginPost(request, locale) : new Response(null, { status: 404 });
}

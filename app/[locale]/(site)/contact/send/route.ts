import { isLocale } from '@/i18n/locales';
import { answerContactPost } from '@/modules/contact/contact-post.commands';

/** The contact form of a browser without JavaScript. */
export async function POST(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? answerContactPost(request, locale) : new Response(null, { status: 404 });
}

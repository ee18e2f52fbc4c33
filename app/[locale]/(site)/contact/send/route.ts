import { leadToForm } from '@/http/form-post';
import { isLocale } from '@/i18n/locales';
import { answerContactPost } from '@/modules/contact/contact-post.commands';

/** The contact form of a browser without JavaScript. */
export async function POST(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? answerContactPost(request, locale) : new Response(null, { status: 404 });
}

/** Who opens the address itself is led to the form. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? leadToForm(locale, '/contact') : new Response(null, { status: 404 });
}

import { hasLocale } from 'next-intl';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { routing } from '@/i18n/routing';
import { cannedTopics } from '@/modules/assistant/knowledge.queries';
import type { WidgetTexts } from '@/widgets/widget-texts';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return routing.locales.map((locale) => ({ locale }));
}

/** What the floating widgets' panels say in a language. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 });
  setRequestLocale(locale);
  const { assistant, music, common } = await getMessages({ locale });
  const texts: WidgetTexts = { messages: { assistant, music, common: { close: common.close } }, topics: await cannedTopics(locale) };
  return Response.json(texts);
}

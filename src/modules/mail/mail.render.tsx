import 'server-only';
import { createTranslator } from 'next-intl';
import { render } from 'react-email';
import { isRoleSlug } from '@/access/roles';
import { instantText } from '@/i18n/instant-text';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales';
import { withReadableDays } from '@/modules/notification/notification.schema';
import { MAILS, type MailKind } from './mail.schema';
import { MailView, type MailText } from './mail.view';

type Values = Readonly<Record<string, string | number>>;
type Translate = ReturnType<typeof createTranslator>;

/** A mail as it goes out. `subject` is one line. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Makes a mail of a kind in a language. A language that is unknown becomes English. */
export async function renderMail(kind: MailKind, given: unknown, language: string): Promise<RenderedMail> {
  const locale: Locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const { default: messages } = (await import(`../../../messages/${locale}.json`)) as { default: Record<string, never> };
  // Kinds are known here, not to the types of the messages: their keys are tested (mail.test.ts).
  const t = createTranslator({ locale, messages, onError: refuse }) as unknown as Translate;
  const text = textOf(kind, given, t, locale);
  const view = <MailView locale={locale} text={text} />;
  return { subject: text.subject, html: await render(view), text: plainText(text) };
}

function textOf(kind: MailKind, given: unknown, t: Translate, locale: Locale): MailText {
  const params = MAILS[kind].parse(given);
  const say = (key: string, values?: Values) => t(key as never, values as never);
  const values = valuesOf(params, say, locale);
  const own = (part: string) => say(`mail.kinds.${kind}.${part}` satisfies string, values);
  const link = 'link' in params ? params.link : undefined;
  return {
    brand: say('common.brand'),
    subject: own('subject').replace(/[\r\n]+/g, ' '),
    greeting: 'name' in params ? say('mail.greeting', { name: params.name }) : say('mail.greetingNobody'),
    paragraphs: t.has(`mail.kinds.${kind}.more` as never) ? [own('text'), own('more')] : [own('text')],
    code: 'code' in params ? params.code : undefined,
    button: link === undefined ? undefined : { label: own('button'), href: link, otherwise: say('mail.buttonOtherwise') },
    footer: say('mail.footer'),
  };
}

/** What the sentences' placeholders stand for: names of roles, papers and milestones in the reader's words, days in the reader's zone. */
function valuesOf(params: Readonly<Record<string, unknown>>, say: (key: string, values?: Values) => string, locale: Locale): Values {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  const { role, document, until, timeZone, notice, values: inner } = params as { role?: string; document?: string; until?: string; timeZone?: string; notice?: string; values?: Values };
  if (isRoleSlug(role)) values['role'] = say(`roles.${role}`);
  if (document) values['document'] = say(`kyc.types.${document}` satisfies string);
  if (until) values['until'] = instantText(new Date(until), locale, timeZone ?? 'UTC', 'full');
  const papered = inner?.['document'] === undefined ? inner : { ...inner, document: say(`kyc.types.${inner['document']}`) };
  const named = papered?.['milestone'] === undefined ? papered : { ...papered, milestone: say(`status.${papered['milestone']}`) };
  if (notice) {
    const told = named && withReadableDays(named, locale);
    Object.assign(values, { title: say(`notification.${notice}.title`, told), message: say(`notification.${notice}.message`, told) });
  }
  return values;
}

/** The same words for programs that show no HTML. */
function plainText({ greeting, paragraphs, code, button, footer }: MailText): string {
  return [greeting, ...paragraphs, code, button && `${button.label}:\n${button.href}`, `-- \n${footer}`].filter(Boolean).join('\n\n');
}

/** A mail whose words are missing is not sent with their keys in it. */
function refuse(error: Error): never {
  throw error;
}

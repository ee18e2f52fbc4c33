import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { localizedPath } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';
import { hasMailbox, listMailbox } from '@/modules/mail/mail.queries';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PageHeader } from '@/ui/page-header';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false } };

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ to?: string | string[] }> };

/** Mails that were sent, for those who try the house without a mail server. */
export default async function MailboxPage({ params, searchParams }: Props) {
  if (!hasMailbox()) notFound();
  const locale = await pageLocale(params);
  const { to: given } = await searchParams;
  const to = typeof given === 'string' && given.trim() !== '' ? given : undefined;
  const [t, format, mails] = [await getTranslations('mail.mailbox'), await getFormatter(), await listMailbox(to)];
  return (
    <main id="main" tabIndex={-1} className="page-width grid max-w-3xl gap-5 py-10">
      <PageHeader title={t('title')} description={t('intro')} />
      <form method="get" action={localizedPath(locale, '/dev/mailbox')} className="flex flex-wrap items-end gap-3">
        <Field label={t('filter')} className="min-w-64 flex-1"><Input name="to" type="text" inputMode="email" defaultValue={to} dir="ltr" /></Field>
        <Button type="submit">{t('show')}</Button>
      </form>
      {mails.length === 0 && <EmptyState sentence={t('empty')} />}
      {mails.map((mail) => (
        <Card key={`${mail.sent_at} ${mail.to} ${mail.subject}`} as="article" className="grid gap-3">
          <h2 className="text-lg" dir="auto">{mail.subject}</h2>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <span>{t('to', { address: mail.to })}</span>
            <time dateTime={mail.sent_at}>{format.dateTime(new Date(mail.sent_at), { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' })}</time>
          </p>
          <iframe title={mail.subject} srcDoc={mail.html} sandbox="allow-popups allow-popups-to-escape-sandbox" className="h-112 w-full rounded-md border border-line bg-card" />
        </Card>
      ))}
    </main>
  );
}

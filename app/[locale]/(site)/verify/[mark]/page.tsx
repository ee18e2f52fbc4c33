import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { parseMark, type DocumentKind } from '@/modules/document/document.schema';
import { verifyDocument } from '@/modules/document/verify.queries';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';

/** Asked of the database each time: a document may be superseded at any moment. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; mark: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  return { title: (await getTranslations('document.verify'))('title'), robots: { index: false, follow: false } };
}

/** What each is called, where it is made. */
const TITLES = {
  quotation: 'document.titles.quotation', proforma: 'document.titles.proforma', invoice: 'document.titles.invoice', credit_note: 'document.titles.credit_note', survey_report: 'survey.report',
  packing_list: 'export.kinds.packing_list', shipping_instructions: 'export.kinds.shipping_instructions', certificate_of_origin: 'export.kinds.certificate_of_origin',
} as const satisfies Record<DocumentKind, string>;

const TONES = { valid: 'ok', superseded: 'warn', cancelled: 'bad', unknown: 'bad' } as const;

/** Where the code on a document leads: whether the paper is ours and still holds. Nothing else of it is told here. */
export default async function VerifyPage({ params }: Props) {
  await pageLocale(params);
  const mark = parseMark((await params).mark);
  const [t, format, found] = await Promise.all([getTranslations(), getFormatter(), mark ? verifyDocument(mark) : null]);
  const state = found?.state ?? 'unknown';
  return (
    <main id="main" tabIndex={-1} className="page-width grid max-w-2xl grid-cols-1 gap-5 pt-6 pb-10">
      <h1>{t('document.verify.title')}</h1>
      <Alert tone={TONES[state]} live="none">
        <p className="font-semibold">{t(`document.verify.states.${state}`)}</p>
      </Alert>
      {found && mark && (
        <div className="card grid gap-4 p-5">
          <DefinitionList
            items={[
              { key: 'kind', term: t('document.verify.kind'), value: t(TITLES[found.kind]) },
              { key: 'number', term: t('document.number'), value: <Code>{found.number}</Code> },
              { key: 'revision', term: t('document.revision'), value: <Code>{String(found.revision)}</Code> },
              { key: 'issued', term: t('document.issued'), value: format.dateTime(found.issuedAt, { dateStyle: 'long' }) },
            ]}
          />
          <div className="grid gap-1">
            <p className="text-sm text-muted">{t('document.verify.hash')}</p>
            <p dir="ltr" className="code break-all whitespace-normal">{mark.hash}</p>
          </div>
          <p className="text-sm text-muted">{t('document.verify.compare')}</p>
        </div>
      )}
    </main>
  );
}

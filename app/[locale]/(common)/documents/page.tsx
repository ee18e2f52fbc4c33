import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { guardCommonPage } from '@/access/guard-common-page';
import { pageLocale } from '@/i18n/page-locale';
import { kycStanding } from '@/modules/kyc/kyc.queries';
import { DocumentsHeader } from '@/modules/kyc/ui/documents-header';
import { DocumentsView } from '@/modules/kyc/ui/documents-view';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('kyc');
  return { title: t('title'), robots: { index: false } };
}

/** The papers that a party has handed in, those that are asked of it, and whether it carries the badge. */
export default async function DocumentsPage({ params }: Props) {
  const actor = await guardCommonPage(await pageLocale(params), '/documents');
  const { roles, verifiedAt } = await kycStanding(actor.partyId);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <DocumentsHeader roles={roles} verifiedAt={verifiedAt} timeZone={actor.timeZone} />
      <DocumentsView roles={roles} />
    </div>
  );
}

import { FileCheck2, LifeBuoy, MailQuestion, MessageSquareText, ShieldBan, UserCheck, UserPlus, UsersRound, type LucideIcon } from 'lucide-react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { readOverview } from '@/modules/users/overview.queries';
import type { Overview } from '@/modules/users/overview.schema';
import { BLOCKED } from '@/modules/users/users.schema';
import { log } from '@/server/log';
import { Alert } from '@/ui/alert';
import { Loading, Skeleton } from '@/ui/skeleton';
import { Stat } from '@/ui/stat';
import { RefreshOnRing } from '../notifications/refresh-on-ring';
import { hasDesk } from './has-desk';
import { LatestContacts, LatestDocuments } from './latest';
import { StatusDistribution } from './status-distribution';

/** HR's overview, made on the server; what is counted stands as soon as the database has answered. */
export async function HrOverview() {
  const t = await getTranslations('dashboard');
  return (
    <>
      <RefreshOnRing since={new Date().toISOString()} />
      <Suspense fallback={<OverviewLoading status={t('loading')} />}>
        <LoadedOverview />
      </Suspense>
    </>
  );
}

function OverviewLoading({ status }: { status: string }) {
  return (
    <Loading status={status} visible>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">{Array.from({ length: 8 }, (_, index) => <Skeleton key={index} className="h-24" />)}</div>
    </Loading>
  );
}

async function LoadedOverview() {
  const overview = await readOrNull();
  if (!overview) return <Alert tone="bad">{(await getTranslations('dashboard'))('failed')}</Alert>;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Stats overview={overview} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <LatestDocuments documents={overview.documents} />
        <LatestContacts contacts={overview.contacts} />
        <StatusDistribution overview={overview} />
      </div>
    </div>
  );
}

async function readOrNull(): Promise<Overview | null> {
  try {
    return await readOverview();
  } catch (error) {
    log('error', 'overview.failed', { error: String(error) });
    return null;
  }
}

type Figure = 'pendingDocuments' | 'pendingContacts' | 'openIssues' | 'totalUsers' | 'activeUsers' | 'blockedUsers' | 'newRegistrations' | 'contactForms';

/** The eight figures in the specification's order, with the desk where their work is done. */
const FIGURES: readonly (readonly [Figure, LucideIcon, desk: string])[] = [
  ['pendingDocuments', FileCheck2, '/dashboard/hr/documents'], ['pendingContacts', MailQuestion, '/dashboard/hr/contacts'], ['openIssues', LifeBuoy, '/dashboard/hr/issues'],
  ['totalUsers', UsersRound, '/dashboard/hr/users'], ['activeUsers', UserCheck, '/dashboard/hr/users?status=Active'], ['blockedUsers', ShieldBan, `/dashboard/hr/users?status=${BLOCKED}`],
  ['newRegistrations', UserPlus, '/dashboard/hr/new-users'], ['contactForms', MessageSquareText, '/dashboard/hr/contact-forms'],
];

async function Stats({ overview }: { overview: Overview }) {
  const [t, format] = await Promise.all([getTranslations('hr'), getFormatter()]);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {FIGURES.map(([figure, Icon, desk]) => {
        const waits = figure === 'contactForms' ? t('formsWaiting', { count: overview.pendingContactForms }) : undefined;
        const stat = <Stat label={t(figure)} value={format.number(overview[figure])} hint={waits} icon={<Icon aria-hidden="true" />} className="h-full" />;
        return hasDesk(desk) ? <LocalLink key={figure} href={desk} className="rounded-md no-underline hover:[&_.card]:border-line-strong">{stat}</LocalLink> : <div key={figure}>{stat}</div>;
      })}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { api } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Code } from '@/ui/code-chip';
import { notify } from '@/ui/notify';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import type { RoleAnswer, RoleUserAnswer } from '../roles.schema';

/** The specification has the users asked for this long after the dialog was opened, in milliseconds. */
const PAUSE = 100;

/** Who holds a role, with a way back to being a buyer for each. */
export function HolderList({ role }: { role: RoleAnswer }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  const t = useTranslations('roleDesk');
  return (
    <section className="grid gap-2">
      <h3 className="flex items-center gap-2">{t('holders')} <span className="count font-sans">{role.userCount}</span></h3>
      {isDue ? <Holders role={role} /> : <Waiting />}
    </section>
  );
}

function Waiting() {
  return <Loading status={useTranslations('roleDesk')('holdersLoading')}><SkeletonRows rows={2} /></Loading>;
}

function Holders({ role }: { role: RoleAnswer }) {
  const t = useTranslations('roleDesk');
  const errorText = useErrorText();
  const { state, reload } = useCall('GET /api/captain/roles/{roleId}/users', { params: { roleId: role.id } });
  if (state.phase === 'loading') return <Waiting />;
  if (state.phase === 'failed') return <Alert tone="bad">{t('holdersFailed', { error: errorText.ofError(state.error) })}</Alert>;
  if (state.answer.length === 0) return <p className="text-sm text-muted">{t('noUsers')}</p>;
  return (
    <ul className="grid max-h-72 grid-cols-1 overflow-y-auto" tabIndex={0} aria-label={t('holders')}>
      {state.answer.map((user) => <Holder key={user.id} user={user} isBuyerRole={role.code === 'BUY'} onChanged={reload} />)}
    </ul>
  );
}

function Holder({ user, isBuyerRole, onChanged }: { user: RoleUserAnswer; isBuyerRole: boolean; onChanged: () => Promise<void> }) {
  const t = useTranslations('roleDesk');
  const { isBusy, demote } = useDemotion(onChanged);
  const name = `${user.first_name} ${user.last_name}`.trim();
  // The server refuses what concerns captains and admins; there is no button that only leads to a refusal.
  const mayDemote = !isBuyerRole && !user.roles.some((slug) => slug === 'captain' || slug === 'admin');
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-2 last:border-b-0">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1 text-sm leading-tight">
        <p className="font-semibold"><bdi>{name}</bdi></p>
        <p className="text-xs text-muted"><bdi className="break-all">{user.email}</bdi></p>
        <p className="text-xs text-muted"><Code>{user.vendor_code}</Code></p>
      </div>
      {mayDemote && <Button size="sm" variant="quiet" busy={isBusy} busyLabel={t('assigning')} onClick={() => void demote(user.id)}>{t('demote')}</Button>}
    </li>
  );
}

/** Assigns the Buyer role, which takes all others away; without one the specification's sentence says so. */
function useDemotion(onChanged: () => Promise<void>) {
  const t = useTranslations();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  async function assign(userId: number) {
    const buyer = (await api('GET /api/captain/roles', {})).find(({ code }) => code === 'BUY');
    if (!buyer) {
      notify.error(t('errors.buyer_role_not_found'));
      return;
    }
    await api('POST /api/captain/users/assign-role', { body: { userId, roleId: buyer.id } });
    notify.success(t('roleDesk.assigned'));
    await onChanged();
  }

  async function demote(userId: number) {
    if (!(await notify.confirm({ question: t('roleDesk.demoteConfirm'), confirmLabel: t('roleDesk.demote'), tone: 'bad' }))) return;
    setIsBusy(true);
    try {
      await assign(userId);
    } catch (error) {
      notify.error(isNetworkFailure(error) ? t('roleDesk.assignFailedNetwork') : t('roleDesk.assignFailed', { error: errorText.ofError(error) }));
    }
    setIsBusy(false);
  }
  return { isBusy, demote };
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api, type Answer } from '@/http/client';
import { useInstantText } from '@/i18n/use-instant-text';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Ltr } from '@/ui/ltr';
import { notify } from '@/ui/notify';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { deviceOf } from './device';

type OwnSession = Answer<'GET /api/account/sessions'>[number];

/** Where a party is signed in. It can end every session but the one it is in, which the Logout button ends. */
export function OwnSessions() {
  const t = useTranslations('settings');
  const common = useTranslations('common');
  const { state, retry, reload } = useCall('GET /api/account/sessions', {});
  const [failure, setFailure] = useState<string | null>(null);
  if (state.phase === 'loading') return <Loading status={t('sessionsLoading')} visible><SkeletonRows rows={2} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{common('retry')}</Button>}>{t('sessionsFailed')}</Alert>;

  function fail() {
    setFailure(t('endFailed'));
    notify.error(t('endFailed'));
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {failure && <Alert tone="bad" live="none">{failure}</Alert>}
      <ul className="divide-y divide-dashed divide-line">
        {state.answer.map((session) => <Session key={session.id} session={session} onBegin={() => setFailure(null)} onEnd={reload} onFail={fail} />)}
      </ul>
    </div>
  );
}

interface SessionProps {
  readonly session: OwnSession;
  readonly onBegin: () => void;
  readonly onEnd: () => Promise<void>;
  readonly onFail: () => void;
}

function Session({ session, onBegin, onEnd, onFail }: SessionProps) {
  const t = useTranslations('settings');
  const moment = useInstantText();
  const [busy, setBusy] = useState(false);
  const known = deviceOf(session.user_agent);
  const device = known ? t('device', known) : t('unknownDevice');

  async function end() {
    if (!(await notify.confirm({ question: t('endQuestion', { device }), confirmLabel: t('end') }))) return;
    onBegin();
    setBusy(true);
    try {
      await api('DELETE /api/account/sessions/{sessionId}', { params: { sessionId: session.id } });
      notify.success(t('ended'));
    } catch {
      onFail();
    }
    await onEnd(); // it may have been over already
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold"><bdi>{device}</bdi>{session.current && <Badge tone="ok">{t('current')}</Badge>}</p>
        <p className="text-muted">{t('lastUsed')}: <time dateTime={session.last_seen_at}>{moment(session.last_seen_at)}</time></p>
        <p className="text-muted">
          {t('signedIn')}: <time dateTime={session.created_at}>{moment(session.created_at)}</time>
          {session.address !== '' && <> · {t('address')}: <Ltr>{session.address}</Ltr></>}
        </p>
      </div>
      {!session.current && <Button size="sm" variant="danger" busy={busy} onClick={() => void end()}>{t('end')}</Button>}
    </li>
  );
}

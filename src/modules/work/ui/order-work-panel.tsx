'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { api } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { useCall } from '@/table/use-call';
import { Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Code } from '@/ui/code-chip';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/select';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import type { OrderWorkAnswer, WorkKind } from '../work.schema';
import { PaperLine } from './paper-line-panel';

/** The work orders of an order, in its sheet; the captain offers pending ones to a partner from here. */
export function OrderWorkSection({ dpoId, mayAssign = false }: { dpoId: number; mayAssign?: boolean }) {
  const t = useTranslations();
  const [isAssigning, setAssigning] = useState(false);
  const { state, retry, change } = useCall('GET /api/dpos/{entityId}/work', { params: { entityId: dpoId } });
  const work = state.phase === 'ready' ? state.answer : [];
  const pending = work.filter(({ status }) => status === 'pending');
  return (
    <section className="grid gap-3">
      <h3>{t('work.ofOrder')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={5} /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('work.ofOrderFailed')}</Alert>}
      {state.phase === 'ready' && (work.length === 0 ? <p className="text-sm text-muted">{t('work.ofOrderNone')}</p> : <WorkList work={work} />)}
      {mayAssign && pending.length > 0 && <div><Button size="sm" onClick={() => setAssigning(true)}>{t('work.assign')}</Button></div>}
      {isAssigning && <AssignDialog pending={pending} onClose={() => setAssigning(false)} onDone={(answer) => { change(() => answer); setAssigning(false); }} />}
    </section>
  );
}

function WorkList({ work }: { work: readonly OrderWorkAnswer[] }) {
  const t = useTranslations('work');
  return (
    <ul className="grid divide-y divide-line rounded-md border border-line">
      {work.map((row) => (
        <li key={row.id} className="grid gap-1 p-3">
          <p className="flex flex-wrap items-center gap-2"><span className="font-semibold">{t(`kinds.${row.kind}`)}</span><Status status={row.status} />{row.trackingId && <Code>{row.trackingId}</Code>}</p>
          <p className="text-sm text-muted"><Holder row={row} /></p>
          {row.refusals > 0 && <p className="text-sm text-muted">{t('refusals', { count: row.refusals })}</p>}
          {row.paper && <PaperLine paper={row.paper} />}
        </li>
      ))}
    </ul>
  );
}

/** Who does it, or who is offered it. */
function Holder({ row }: { row: OrderWorkAnswer }) {
  const t = useTranslations('work');
  const named = (name: string) => ({ partner: () => <bdi>{name}</bdi> });
  if (row.holder !== null) return t.rich('heldBy', named(row.holder));
  if (row.status !== 'pending') return null;
  return row.assignedTo === null ? t('offeredToAll') : t.rich('offeredToOne', named(row.assignedTo));
}

interface AssignDialogProps {
  readonly pending: readonly OrderWorkAnswer[];
  readonly onClose: () => void;
  readonly onDone: (work: OrderWorkAnswer[]) => void;
}

/** The captain chooses a pending work order, and to whom it is offered: one partner, or everybody who does such work. */
function AssignDialog({ pending, onClose, onDone }: AssignDialogProps) {
  const t = useTranslations();
  const { ofError } = useErrorText();
  const formId = useId();
  const [kind, setKind] = useState<WorkKind>(pending[0]?.kind ?? 'survey');
  const [partner, setPartner] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const row = pending.find((one) => one.kind === kind);

  async function send() {
    if (!row || isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { work } = await api('POST /api/captain/work-orders/{workId}/assign', { params: { workId: row.id }, body: { partyId: partner === '' ? null : Number(partner) } });
      notify.success(t('work.assigned'));
      onDone(work);
    } catch (error) {
      setRefusal(isNetworkFailure(error) ? t('work.assignFailedNetwork') : t('work.assignFailed', { error: ofError(error) }));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open dismissible={false} title={t('work.assignTitle')} closeLabel={t('common.close')} onOpenChange={() => isBusy || onClose()}
      footer={
        <>
          {refusal && <Alert tone="bad" live="none" className="w-full">{refusal}</Alert>}
          <Button onClick={onClose} disabled={isBusy}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel={t('work.assigning')}>{t('work.assignSubmit')}</Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(submitted) => { submitted.preventDefault(); void send(); }}>
        <Field label={t('work.assignKind')} required>
          <Select
            value={kind}
            options={pending.map((one) => ({ value: one.kind, label: t(`work.kinds.${one.kind}`) }))}
            onChange={({ currentTarget }) => { setKind(pending.find((one) => one.kind === currentTarget.value)?.kind ?? kind); setPartner(''); }}
          />
        </Field>
        {row && <PartnerField key={row.id} workId={row.id} value={partner} onPick={setPartner} />}
      </form>
    </Dialog>
  );
}

function PartnerField({ workId, value, onPick }: { workId: number; value: string; onPick: (value: string) => void }) {
  const t = useTranslations('work');
  const common = useTranslations('common');
  const { ofError } = useErrorText();
  const { state, retry } = useCall('GET /api/captain/work-orders/{workId}/partners', { params: { workId } });
  if (state.phase === 'loading') return <Loading status={common('loading')}><SkeletonRows rows={1} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{common('retry')}</Button>}>{ofError(state.error)}</Alert>;
  const options = state.answer.map(({ id, name, openWork }) => ({ value: String(id), label: t('partnerOption', { partner: name, count: openWork }) }));
  return (
    <Field label={t('assignTo')} hint={options.length === 0 ? t('noPartners') : t('assignToHint')}>
      <Select value={value} options={[{ value: '', label: t('everybody') }, ...options]} onChange={({ currentTarget }) => onPick(currentTarget.value)} />
    </Field>
  );
}

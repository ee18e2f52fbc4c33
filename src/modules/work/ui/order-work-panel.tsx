'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { api } from '@/http/client';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { next } from '@/machine/machine';
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
import { Textarea } from '@/ui/textarea';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { isOver, takeAwayBody, workMachine, type OrderWorkAnswer, type WorkKind } from '../work.schema';
import { PaperPanel } from './paper-panel';

/** The work orders of an order, in its sheet; the captain offers pending ones to a partner from here, and takes those that somebody holds away. */
export function OrderWorkSection({ dpoId, orderStatus, mayAssign = false }: { dpoId: number; orderStatus: string; mayAssign?: boolean }) {
  const t = useTranslations();
  const [isAssigning, setAssigning] = useState(false);
  const [taking, setTaking] = useState<OrderWorkAnswer | null>(null);
  const { state, retry, change } = useCall('GET /api/dpos/{entityId}/work', { params: { entityId: dpoId } });
  const work = state.phase === 'ready' ? state.answer : [];
  const pending = work.filter(({ status }) => status === 'pending');
  return (
    <section className="grid gap-3">
      <h3>{t('work.ofOrder')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={5} /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('work.ofOrderFailed')}</Alert>}
      {state.phase === 'ready' && (work.length === 0 ? <p className="text-sm text-muted">{t('work.ofOrderNone')}</p> : <WorkList work={work} onTakeAway={mayAssign && !isOver(orderStatus) ? setTaking : undefined} />)}
      {mayAssign && pending.length > 0 && <div><Button size="sm" onClick={() => setAssigning(true)}>{t('work.assign')}</Button></div>}
      {isAssigning && <AssignDialog pending={pending} onClose={() => setAssigning(false)} onDone={(answer) => { change(() => answer); setAssigning(false); }} />}
      {taking && <TakeAwayDialog row={taking} onClose={() => setTaking(null)} onDone={(answer) => { change(() => answer); setTaking(null); }} />}
    </section>
  );
}

function WorkList({ work, onTakeAway }: { work: readonly OrderWorkAnswer[]; onTakeAway: ((row: OrderWorkAnswer) => void) | undefined }) {
  const t = useTranslations('work');
  return (
    <ul className="grid divide-y divide-line rounded-md border border-line">
      {work.map((row) => (
        <li key={row.id} className="grid gap-1 p-3">
          <p className="flex flex-wrap items-center gap-2"><span className="font-semibold">{t(`kinds.${row.kind}`)}</span><Status status={row.status} />{row.trackingId && <Code>{row.trackingId}</Code>}</p>
          <p className="text-sm text-muted"><Holder row={row} /></p>
          {row.refusals > 0 && <p className="text-sm text-muted">{t('refusals', { count: row.refusals })}</p>}
          {row.formerHolders.length > 0 && <p className="text-sm text-muted">{t.rich('formerHolders', { partners: () => row.formerHolders.map((name) => <bdi key={name} className="me-2">{name}</bdi>) })}</p>}
          {row.paper && <div className="pt-2"><PaperPanel paper={row.paper} heading="h4" /></div>}
          {onTakeAway && next(workMachine, row.status, 'take_away', 'captain') && <div><Button size="sm" onClick={() => onTakeAway(row)}>{t('takeAway')}</Button></div>}
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

interface TakeAwayDialogProps {
  readonly row: OrderWorkAnswer;
  readonly onClose: () => void;
  readonly onDone: (work: OrderWorkAnswer[]) => void;
}

/** The captain says why a work order is taken from who holds it, and to whom it is offered instead. */
function TakeAwayDialog({ row, onClose, onDone }: TakeAwayDialogProps) {
  const t = useTranslations();
  const { ofError, ofField } = useErrorText();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [partner, setPartner] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    const isGiven = takeAwayBody.shape.reason.safeParse(reason).success;
    setMissing(!isGiven);
    if (!isGiven) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { work } = await api('POST /api/captain/work-orders/{workId}/take-away', { params: { workId: row.id }, body: { reason, partyId: partner === '' ? null : Number(partner) } });
      notify.success(t('work.takenAway'));
      onDone(work);
    } catch (error) {
      setRefusal(isNetworkFailure(error) ? t('work.takeAwayFailedNetwork') : t('work.takeAwayFailed', { error: ofError(error) }));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open dismissible={false} title={t('work.takeAwayTitle')} closeLabel={t('common.close')} onOpenChange={() => isBusy || onClose()}
      footer={
        <>
          {refusal && <Alert tone="bad" live="none" className="w-full">{refusal}</Alert>}
          <Button onClick={onClose} disabled={isBusy}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel={t('work.takingAway')}>{t('work.takeAway')}</Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(submitted) => { submitted.preventDefault(); void send(); }}>
        <p><span className="font-semibold">{t(`work.kinds.${row.kind}`)}</span>{row.holder !== null && <> · <bdi>{row.holder}</bdi></>}</p>
        <Field label={t('work.takeAwayReason')} required hint={t('work.takeAwayReasonHint')} error={isMissing ? ofField('reason_required') : undefined}>
          <Textarea value={reason} rows={3} maxLength={LIMITS.reason} dir="auto" onChange={({ currentTarget }) => setReason(currentTarget.value)} />
        </Field>
        <PartnerField workId={row.id} value={partner} onPick={setPartner} />
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

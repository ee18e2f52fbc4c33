'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { api } from '@/http/client';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { next } from '@/machine/machine';
import { isNetworkFailure } from '@/table/failure';
import { useCall } from '@/table/use-call';
import { Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
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

interface OfferDialogProps {
  readonly words: { readonly title: string; readonly submit: string; readonly busy: string; readonly done: string; readonly failed: (error: string) => string; readonly failedNetwork: string };
  /** Sends what was chosen; undefined as long as something is missing, which its field says. */
  readonly ask: () => Promise<{ work: OrderWorkAnswer[] }> | undefined;
  readonly onClose: () => void;
  readonly onDone: (work: OrderWorkAnswer[]) => void;
  readonly children: ReactNode;
}

/** A form of the captain that ends with work being offered to somebody: sent once, with what it was refused for beside its buttons. */
function OfferDialog({ words, ask, onClose, onDone, children }: OfferDialogProps) {
  const t = useTranslations('common');
  const { ofError } = useErrorText();
  const formId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send() {
    const asked = isBusy ? undefined : ask();
    if (!asked) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { work } = await asked;
      notify.success(words.done);
      onDone(work);
    } catch (error) {
      setRefusal(isNetworkFailure(error) ? words.failedNetwork : words.failed(ofError(error)));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open dismissible={false} title={words.title} closeLabel={t('close')} onOpenChange={() => isBusy || onClose()}
      footer={
        <>
          {refusal && <Alert tone="bad" live="none" className="w-full">{refusal}</Alert>}
          <CloseButton disabled={isBusy}>{t('cancel')}</CloseButton>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel={words.busy}>{words.submit}</Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(submitted) => { submitted.preventDefault(); void send(); }}>{children}</form>
    </Dialog>
  );
}

const partyIdOf = (partner: string) => (partner === '' ? null : Number(partner));

interface AssignDialogProps extends Pick<OfferDialogProps, 'onClose' | 'onDone'> {
  readonly pending: readonly OrderWorkAnswer[];
}

/** The captain chooses a pending work order, and to whom it is offered: one partner, or everybody who does such work. */
function AssignDialog({ pending, ...ends }: AssignDialogProps) {
  const t = useTranslations('work');
  const [kind, setKind] = useState<WorkKind>(pending[0]?.kind ?? 'survey');
  const [partner, setPartner] = useState('');
  const row = pending.find((one) => one.kind === kind);
  const words = {
    title: t('assignTitle'), submit: t('assignSubmit'), busy: t('assigning'), done: t('assigned'),
    failed: (error: string) => t('assignFailed', { error }), failedNetwork: t('assignFailedNetwork'),
  };
  return (
    <OfferDialog {...ends} words={words} ask={() => row && api('POST /api/captain/work-orders/{workId}/assign', { params: { workId: row.id }, body: { partyId: partyIdOf(partner) } })}>
      <Field label={t('assignKind')} required>
        <Select
          value={kind}
          options={pending.map((one) => ({ value: one.kind, label: t(`kinds.${one.kind}`) }))}
          onChange={({ currentTarget }) => { setKind(pending.find((one) => one.kind === currentTarget.value)?.kind ?? kind); setPartner(''); }}
        />
      </Field>
      {row && <PartnerField key={row.id} workId={row.id} value={partner} onPick={setPartner} />}
    </OfferDialog>
  );
}

interface TakeAwayDialogProps extends Pick<OfferDialogProps, 'onClose' | 'onDone'> {
  readonly row: OrderWorkAnswer;
}

/** The captain says why a work order is taken from who holds it, and to whom it is offered instead. */
function TakeAwayDialog({ row, ...ends }: TakeAwayDialogProps) {
  const t = useTranslations('work');
  const { ofField } = useErrorText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [partner, setPartner] = useState('');
  const words = {
    title: t('takeAwayTitle'), submit: t('takeAway'), busy: t('takingAway'), done: t('takenAway'),
    failed: (error: string) => t('takeAwayFailed', { error }), failedNetwork: t('takeAwayFailedNetwork'),
  };
  function ask() {
    const isGiven = takeAwayBody.shape.reason.safeParse(reason).success;
    setMissing(!isGiven);
    return isGiven ? api('POST /api/captain/work-orders/{workId}/take-away', { params: { workId: row.id }, body: { reason, partyId: partyIdOf(partner) } }) : undefined;
  }
  return (
    <OfferDialog {...ends} words={words} ask={ask}>
      <p><span className="font-semibold">{t(`kinds.${row.kind}`)}</span>{row.holder !== null && <> · <bdi>{row.holder}</bdi></>}</p>
      <Field label={t('takeAwayReason')} required hint={t('takeAwayReasonHint')} error={isMissing ? ofField('reason_required') : undefined}>
        <Textarea value={reason} rows={3} maxLength={LIMITS.reason} dir="auto" onChange={({ currentTarget }) => setReason(currentTarget.value)} />
      </Field>
      <PartnerField workId={row.id} value={partner} onPick={setPartner} />
    </OfferDialog>
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

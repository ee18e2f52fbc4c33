'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { useCall } from '@/table/use-call';
import { useToday } from '@/table/use-today';
import { Day, Instant, Money, Status, useStatusWord } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { Stepper, type Step } from '@/ui/stepper';
import type { WorkflowAnswer } from '../order.schema';
import { TravelGaps } from './travel-gaps';

/** The six steps in the specification's order. */
const STEPS = ['quotation', 'survey', 'orderConfirmation', 'transport', 'logistics', 'payment'] as const satisfies readonly (keyof WorkflowAnswer)[];

/** Opens the tracker of an order. */
export function WorkflowButton({ dpoId }: { dpoId: number }) {
  const t = useTranslations('order');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('workflow')}</Button>
      {open && <WorkflowPanel dpoId={dpoId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The tracker of the order that a row belongs to: a partner's work, a case. */
export function OrderWorkflow({ row, onClose }: { row: { readonly orderId: number }; onClose: () => void }) {
  return <WorkflowPanel dpoId={row.orderId} onClose={onClose} />;
}

/** The order workflow tracker: six numbered steps and where the order stands. */
function WorkflowPanel({ dpoId, onClose }: { dpoId: number; onClose: () => void }) {
  const t = useTranslations();
  const { state, retry } = useCall('GET /api/captain/orders/{dpoId}/workflow', { params: { dpoId } });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t('order.workflowTitle')}
      closeLabel={t('common.close')}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={6} /></Loading>}
      {state.phase === 'failed' && <Failed error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && <Workflow workflow={state.answer} />}
    </Dialog>
  );
}

/** The tracker inside an order's sheet. */
export function WorkflowSection({ dpoId }: { dpoId: number }) {
  const t = useTranslations();
  const { state, retry } = useCall('GET /api/captain/orders/{dpoId}/workflow', { params: { dpoId } });
  return (
    <section className="grid gap-3">
      <h3>{t('order.workflowTitle')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={6} /></Loading>}
      {state.phase === 'failed' && <Failed error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && <Workflow workflow={state.answer} layout="stack" />}
    </section>
  );
}

/** The server's sentence, or that of the specification where there is none. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const hasSentence = error instanceof ApiError && !isNetworkFailure(error) && error.code !== 'internal';
  return (
    <Alert tone="bad" action={<Button size="sm" onClick={onRetry}>{t('common.retry')}</Button>}>
      {hasSentence ? errorText.ofError(error) : t('order.workflowFailed')}
    </Alert>
  );
}

/** States of an order in which no step of it can be late any more. */
const OVER: readonly string[] = ['completed', 'cancelled'];

function Workflow({ workflow, layout = 'wide' }: { workflow: WorkflowAnswer | null; layout?: 'wide' | 'stack' }) {
  const t = useTranslations('order');
  const word = useStatusWord();
  if (!workflow) return <EmptyState sentence={t('workflowEmpty')} />;
  const stateOf = (status: string): Step['state'] => (status === 'completed' ? 'completed' : status === 'in_progress' ? 'current' : 'pending');
  const { endedBy, status: orderStatus } = workflow.order;
  const isOver = OVER.includes(orderStatus);
  // What a cancelled order has not come to is not awaited any more.
  const wordOf = (status: string) => word(endedBy && status !== 'completed' ? 'cancelled' : status);
  return (
    <div className="grid gap-6">
      <TravelGaps gaps={workflow.order.travelGaps} reader="Tracker" />
      {endedBy && <Alert live="none">{t(`endedBy.${endedBy}`)}</Alert>}
      <Stepper
        label={t('workflowTitle')}
        layout={layout}
        steps={STEPS.map((key) => ({
          key, label: t(`workflowSteps.${key}`), state: stateOf(workflow[key].status), stateLabel: wordOf(workflow[key].status), detail: <StepDays step={workflow[key]} isOver={isOver} words={key === 'payment' && workflow.payment.status === 'pending' ? 'dueOn' : 'planned'} />,
        }))}
      />
      <section className="grid gap-1">
        <h3>{t('summary')}</h3>
        <DefinitionList
          items={[
            { key: 'id', term: t('id'), value: <Code>{String(workflow.order.id)}</Code> },
            { key: 'status', term: t('orderStatus'), value: <Status status={workflow.order.status} /> },
            { key: 'payment', term: t('paymentStatus'), value: <Status status={workflow.order.paymentStatus} /> },
            ...(workflow.order.money ? [{ key: 'money', term: t('moneyHeld'), value: <MoneyHolder money={workflow.order.money} /> }] : []),
          ]}
        />
      </section>
    </div>
  );
}

/** What was planned beside what was done; a day that has passed without it is said to be late, unless the order is over. */
function StepDays({ step, isOver, words }: { step: WorkflowAnswer['survey']; isOver: boolean; words: 'planned' | 'dueOn' }) {
  const t = useTranslations('order');
  const today = useToday();
  const isLate = !isOver && step.status !== 'completed' && step.plannedOn !== null && step.plannedOn < today;
  if (step.plannedOn === null && step.doneAt === null) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {step.plannedOn && <span>{t.rich(words, { day: () => <Day day={step.plannedOn ?? ''} /> })}</span>}
      {step.doneAt && <span>{t.rich('done', { day: () => <Instant at={step.doneAt ?? ''} withTime={false} /> })}</span>}
      {isLate && <Badge tone="warn">{t('late')}</Badge>}
    </span>
  );
}

/** With whom the order's money is now; where a part alone has come also what is still owed. */
function MoneyHolder({ money }: { money: NonNullable<WorkflowAnswer['order']['money']> }) {
  const t = useTranslations('order');
  const words = money.holder === 'escrow' && money.outstanding > 0 ? 'escrowPart' : money.holder;
  const [amount, rest] = [money.amount, money.outstanding].map((sum, index) => <strong key={index}><Money amount={sum} currency={money.currency} /></strong>);
  return <span>{t.rich(`moneyHolder.${words}`, { amount: () => amount, rest: () => rest })}</span>;
}

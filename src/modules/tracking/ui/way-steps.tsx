'use client';

import { useTranslations } from 'next-intl';
import { useOthersText } from '@/table/others-text';
import { useToday } from '@/table/use-today';
import { Day, Instant, useStatusWord } from '@/table/values';
import { Badge } from '@/ui/badge';
import { Stepper } from '@/ui/stepper';
import { TradeName } from '@/table/trade-name';
import type { WayStep } from '../tracking.schema';

/** The milestones of a work: what happened when and where, and when the others are planned and expected. */
export function WaySteps({ steps, label }: { steps: readonly WayStep[]; label: string }) {
  const t = useTranslations('tracking');
  const word = useStatusWord();
  const next = steps.findIndex(({ at }) => at === null);
  return (
    <Stepper
      label={label}
      layout="stack"
      steps={steps.map((step, index) => ({
        key: step.kind, label: word(step.kind), state: step.at ? 'completed' : index === next ? 'current' : 'pending',
        stateLabel: t(step.at ? 'reached' : index === next ? 'next' : 'ahead'), detail: <StepTimes step={step} />,
      }))}
    />
  );
}

function StepTimes({ step }: { step: WayStep }) {
  const t = useTranslations('tracking');
  const others = useOthersText();
  const today = useToday();
  const last = step.at?.slice(0, 10) ?? step.expectedOn ?? today;
  const due = step.agreedOn ?? step.plannedOn;
  return (
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2">
        {step.at && <span className="font-medium text-ink"><Instant at={step.at} /></span>}
        {step.plannedOn && <span>{t.rich('planned', { day: () => <Day day={step.plannedOn ?? ''} /> })}</span>}
        {step.expectedOn && <span>{t.rich('expectedOn', { day: () => <Day day={step.expectedOn ?? ''} /> })}</span>}
        {step.agreedOn && step.agreedOn !== step.plannedOn && <span>{t.rich('agreed', { day: () => <Day day={step.agreedOn ?? ''} /> })}</span>}
        {due && last > due && <Badge tone="warn">{t('late')}</Badge>}
      </span>
      {step.place && <span><TradeName>{step.place}</TradeName></span>}
      {step.note && <span className="wrap-anywhere whitespace-pre-line"><bdi>{others(step.note)}</bdi></span>}
    </span>
  );
}

import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Step {
  key: string;
  label: string;
  state: 'completed' | 'current' | 'pending' | 'failed';
  /** The state in words, e.g. the language's "In Progress"; always shown, so that colour is not the only channel. */
  stateLabel: string;
  /** A date, who is responsible. */
  detail?: ReactNode;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** `wide` stands side by side from 768 px on; `stack` always one below the other. */
  layout?: 'wide' | 'stack';
  className?: string;
}

/** The way of a process as an ordered list. States of a step: completed, current (aria-current="step"), pending, failed. */
export function Stepper({ label, steps, layout = 'wide', className }: StepperProps) {
  return (
    <ol aria-label={label} className={clsx('steps', layout === 'wide' && 'steps-wide', className)}>
      {steps.map((step, index) => (
        <li key={step.key} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span aria-hidden="true" className="step-mark">
            <Mark state={step.state} number={index + 1} />
          </span>
          <div className="step-text">
            <p className="text-sm font-semibold">{step.label}</p>
            <p className={clsx('text-xs', step.state === 'current' ? 'font-semibold text-signal' : 'text-muted')}>
              {step.stateLabel}
            </p>
            {step.detail && <div className="text-xs text-muted">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ state, number }: { state: Step['state']; number: number }) {
  if (state === 'completed') return <Check size={16} strokeWidth={3} />;
  if (state === 'failed') return <X size={16} strokeWidth={3} />;
  return number;
}

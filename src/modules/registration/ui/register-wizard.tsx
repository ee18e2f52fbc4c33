'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { api, ApiError } from '@/http/client';
import { localizedPath } from '@/i18n/locales';
import { useErrorText } from '@/i18n/use-error-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { Stepper } from '@/ui/stepper';
import { dropDraft, useKeptDraft } from '@/ui/use-kept-draft';
import { useHydrated } from '@/ui/use-hydrated';
import { DeclarationStep } from './declaration-step';
import { PersonalStep, type PortChoices } from './personal-step';
import { EMPTY_REGISTRATION, firstFault, isEmailProven, toRegisterBody, type Proven, type RegisterValues } from './register-form.values';
import { dropProven, useProven } from './use-proven';
import { WorkStep } from './work-step';

const DRAFT = 'registrationDraft';
const STEPS = ['stepPersonal', 'stepWork', 'stepDeclaration'] as const;
/** Faults that only the server finds, and the step in which their field stands. */
const SERVER_FIELDS: Readonly<Record<string, { field: keyof RegisterValues; step: number }>> = {
  firstName: { field: 'name', step: 0 }, email: { field: 'email', step: 0 }, password: { field: 'password', step: 0 }, phone: { field: 'whatsapp', step: 0 },
  address: { field: 'address', step: 0 }, port: { field: 'port', step: 0 }, workClass: { field: 'workClass', step: 1 }, declaration: { field: 'declaration', step: 2 },
};

/** The three steps of the registration. What is typed stays on the device until it was submitted; the password does not. */
export function RegisterWizard({ ports }: { ports: PortChoices }) {
  const t = useTranslations('registration');
  const isHydrated = useHydrated();
  const form = useForm<RegisterValues>({ defaultValues: EMPTY_REGISTRATION });
  const [proven, prove] = useProven();
  useKeptDraft(DRAFT, form.reset, form.subscribe, EMPTY_REGISTRATION, ['password']);
  const { step, failure, next, previous, submit, isBusy, top } = useSteps(form, proven);

  return (
    <form
      ref={top} method="post" noValidate className="grid scroll-mt-24 gap-6"
      onSubmit={(event) => { event.preventDefault(); void (step < STEPS.length - 1 ? next() : submit()); }}
    >
      <Stepper
        label={t('stepsLabel')}
        steps={STEPS.map((key, index) => ({
          key, label: t(key), state: index < step ? 'completed' : index === step ? 'current' : 'pending',
          stateLabel: t(index < step ? 'stepDone' : index === step ? 'stepCurrent' : 'stepOpen'),
        }))}
      />
      {failure !== null && <Alert tone="bad" live="none">{failure}</Alert>}
      {step === 0 && <PersonalStep form={form} proven={proven} prove={prove} ports={ports} />}
      {step === 1 && <WorkStep form={form} ticket={isEmailProven(form.getValues(), proven) ? proven.ticket : null} />}
      {step === 2 && <DeclarationStep form={form} />}
      <div className="rule-dashed flex flex-wrap items-center gap-3 pt-5">
        {step > 0 && <Button size="lg" onClick={previous}>{t('previous')}</Button>}
        <Button type="submit" variant="primary" size="lg" className="ms-auto" disabled={!isHydrated} busy={isBusy} busyLabel={t('submitting')}>
          {t(step < STEPS.length - 1 ? 'next' : 'submit')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('draftKept')}</p>
      <noscript><Alert tone="warn" live="none">{t('noScript')}</Alert></noscript>
    </form>
  );
}

/** Which step is shown, what stands in its way, and the end. */
function useSteps(form: UseFormReturn<RegisterValues>, proven: Proven) {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const locale = useLocale();
  const [step, setStep] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const top = useRef<HTMLFormElement>(null);

  // What is said of a field is over once somebody mends it.
  useEffect(() => form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      if (name === undefined) return;
      form.clearErrors(name as keyof RegisterValues);
      setFailure(null);
    },
  }), [form]);

  function show(target: number) {
    setStep(target);
    top.current?.scrollIntoView({ block: 'start' });
  }
  function refuse(text: string, at?: { field: keyof RegisterValues; step: number; code: string }) {
    setFailure(text);
    notify.error(text);
    if (!at) return;
    if (at.step !== step) show(at.step);
    form.setError(at.field, { message: at.code }, { shouldFocus: true });
  }
  /** Whether everything up to a step is right; the first fault is said. */
  function isRight(upTo: number): boolean {
    form.clearErrors();
    setFailure(null);
    notify.forgetErrors();
    const fault = firstFault(form.getValues(), proven, upTo);
    if (fault) refuse(errorText.ofField(fault.code) ?? '', fault);
    return fault === undefined;
  }

  async function submit() {
    if (!isRight(STEPS.length - 1)) return;
    setBusy(true);
    const values = form.getValues();
    try {
      const { vendorCode, requiresEmailConfirmation } = await api('POST /api/register', { body: toRegisterBody(values, proven, locale) });
      dropDraft(DRAFT);
      dropProven();
      const text = requiresEmailConfirmation ? t('doneConfirm', { vendorCode, email: values.email.trim() }) : t('done', { vendorCode });
      await notify.alert({ title: t('doneTitle'), text, copy: vendorCode });
      window.location.assign(localizedPath(locale, '/login'));
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError) || error.code === 'network') return refuse(t('errorDuring'));
      const place = SERVER_FIELDS[error.field ?? ''];
      refuse(error.code === 'internal' ? t('failed') : errorText.ofError(error), place && { ...place, code: error.code });
    }
  }

  return {
    step, failure, isBusy, top, submit,
    next: () => { if (isRight(step)) show(step + 1); },
    previous: () => { setFailure(null); show(step - 1); },
  };
}

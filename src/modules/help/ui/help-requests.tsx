'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, type Answer } from '@/http/client';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { useCall } from '@/table/use-call';
import { Instant, Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { notify } from '@/ui/notify';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { Textarea } from '@/ui/textarea';
import { useHydrated } from '@/ui/use-hydrated';
import { issueBody, type IssueBody } from '../help.schema';

/** Asking for help, and what was asked and answered so far. */
export function HelpRequests() {
  const t = useTranslations('help');
  const common = useTranslations('common');
  const { state, retry, reload } = useCall('GET /api/issues', {});
  return (
    <div className="grid gap-4">
      <HelpForm onSent={reload} />
      <section className="rule-dashed grid gap-1 pt-4">
        <h4 className="text-base">{t('own')}</h4>
        {state.phase === 'loading' && <Loading status={t('ownLoading')} visible><SkeletonRows rows={2} /></Loading>}
        {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{common('retry')}</Button>}>{t('ownFailed')}</Alert>}
        {state.phase === 'ready' && state.answer.length === 0 && <p className="text-sm text-muted">{t('ownEmpty')}</p>}
        {state.phase === 'ready' && state.answer.length > 0 && (
          <ul className="divide-y divide-dashed divide-line">{state.answer.map((issue) => <Issue key={issue.id} issue={issue} />)}</ul>
        )}
      </section>
    </div>
  );
}

/** The form keeps what was typed on every failure. */
function HelpForm({ onSent }: { onSent: () => Promise<void> }) {
  const t = useTranslations('help');
  const { ofField, ofError } = useErrorText();
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, reset, formState: { errors, isSubmitting } } = useForm<IssueBody>({
    defaultValues: { title: '', text: '' }, resolver: zodResolver(issueBody, undefined, { raw: true }),
  });
  const submit = handleSubmit(async (body) => {
    setFailure(null);
    try {
      await api('POST /api/issues', { body });
      reset();
      notify.success(t('sent'));
      await onSent();
    } catch (error) {
      const text = isNetworkFailure(error) ? t('sendFailed') : ofError(error);
      setFailure(text);
      notify.error(text);
    }
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Alert tone="bad" live="none">{failure}</Alert>}
      <Field label={t('subject')} required error={ofField(errors.title?.message)}><Input {...register('title')} maxLength={LIMITS.title} dir="auto" /></Field>
      <Field label={t('text')} required error={ofField(errors.text?.message)}><Textarea {...register('text')} rows={4} maxLength={LIMITS.description} dir="auto" /></Field>
      <Button type="submit" variant="primary" className="justify-self-start" disabled={!isHydrated} busy={isSubmitting} busyLabel={t('sending')}>{t('send')}</Button>
    </form>
  );
}

function Issue({ issue }: { issue: Answer<'GET /api/issues'>[number] }) {
  const t = useTranslations('help');
  return (
    <li className="grid gap-1 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold wrap-anywhere"><bdi>{issue.title}</bdi></p>
        <Status status={issue.status} />
      </div>
      <p className="text-muted"><Instant at={issue.created} /></p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">{issue.text}</p>
      {issue.answer && (
        <div className="mt-1 grid gap-0.5 border-s-2 border-sea ps-3">
          <p className="text-xs text-muted">{t('answer')}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">{issue.answer}</p>
        </div>
      )}
    </li>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { api } from '@/http/client';
import { LIMITS } from '@/http/input';
import { DEFAULT_LOCALE } from '@/i18n/locales';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { useHydrated } from '@/ui/use-hydrated';
import { CONTACT_MESSAGE_LIMIT, CONTACT_SUBJECTS, contactFormBody } from '../contact.schema';

type Fields = z.input<typeof contactFormBody>;
const EMPTY: Fields = { name: '', phone: '', email: '', subject: '', message: '', website: '' };

/** The contact form. Success shows the server's message and clears all fields; an error keeps what was typed. */
export function ContactForm() {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { ofField, ofError } = useErrorText();
  const isHydrated = useHydrated();
  const [sent, setSent] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, reset, setValue, formState: { errors, isSubmitting } } = useForm<Fields, unknown, z.output<typeof contactFormBody>>({
    defaultValues: EMPTY, resolver: zodResolver(contactFormBody, undefined, { raw: false }),
  });
  const errorOf = (name: keyof Fields) => ofField(errors[name]?.message);

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('subject');
    const known = CONTACT_SUBJECTS.find((subject) => subject === asked);
    if (known) setValue('subject', known);
  }, [setValue]);

  const submit = handleSubmit(async (body) => {
    setSent(null);
    setFailure(null);
    try {
      const { message } = await api('POST /api/contact', { body });
      reset(EMPTY);
      setSent(locale === DEFAULT_LOCALE ? message : t('sent'));
    } catch (error) {
      setFailure(isNetworkFailure(error) ? t('sendFailed') : ofError(error));
    }
  }, () => setSent(null));

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('fullName')} required error={errorOf('name')}><Input {...register('name')} autoComplete="name" maxLength={LIMITS.name} dir="auto" /></Field>
      <Field label={t('phone')} optionalLabel={t('optional')} error={errorOf('phone')}><Input {...register('phone')} ltr type="tel" autoComplete="tel" maxLength={40} /></Field>
      <Field label={t('email')} required error={errorOf('email')}><Input {...register('email')} ltr type="email" autoComplete="email" maxLength={254} /></Field>
      <Field label={t('subject')} required error={errorOf('subject')}>
        <Select {...register('subject')} placeholder={t('chooseSubject')} options={CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: t(`subjects.${subject}`) }))} />
      </Field>
      <Field label={t('message')} required error={errorOf('message')} className="sm:col-span-2"><Textarea {...register('message')} rows={7} maxLength={CONTACT_MESSAGE_LIMIT} dir="auto" /></Field>
      <div hidden><label>{t('website')}<input {...register('website')} tabIndex={-1} autoComplete="off" /></label></div>
      {failure && <Alert tone="bad" className="sm:col-span-2">{failure}</Alert>}
      {sent && <Alert tone="ok" className="sm:col-span-2">{sent}</Alert>}
      <Button type="submit" variant="primary" size="lg" className="justify-self-start" disabled={!isHydrated} busy={isSubmitting} busyLabel={t('sending')}>{t('send')}</Button>
      <noscript><Alert tone="warn" live="none">{t('noScript')}</Alert></noscript>
    </form>
  );
}

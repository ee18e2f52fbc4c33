'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type * as z from 'zod';
import { api } from '@/http/client';
import { LIMITS } from '@/http/input';
import { DEFAULT_LOCALE, localizedPath } from '@/i18n/locales';
import { useErrorText } from '@/i18n/use-error-text';
import { PHONE_TYPED_LIMIT } from '@/modules/account/identity.schema';
import { isNetworkFailure } from '@/table/failure';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { onCarriedText, takeText } from '@/ui/carried-text';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { dropDraft, useKeptDraft } from '@/ui/use-kept-draft';
import { CONTACT_MESSAGE_LIMIT, CONTACT_POST_PATH, CONTACT_SUBJECTS, contactFormBody, EMPTY_CONTACT_FORM, type ContactFormFaults, type ContactFormFields } from '../contact.schema';

type Fields = z.input<typeof contactFormBody>;

export interface ContactFormProps {
  /** What the fields hold at first. */
  readonly fields?: ContactFormFields;
  /** What the server refused of them, where the form was sent without JavaScript. */
  readonly faults?: ContactFormFaults;
  /** Whether it was taken so. */
  readonly isSent?: boolean;
}

/** The subjects to choose from, and that which the form begins with where it is about something of its own. */
function useSubjects(first: string) {
  const t = useTranslations('contact');
  const known = CONTACT_SUBJECTS.map((subject) => ({ value: subject as string, label: t(`subjects.${subject}`) }));
  return first === '' || known.some(({ value }) => value === first) ? known : [{ value: first, label: first }, ...known];
}

/** The fault of each field, as the form keeps them. */
function errorsOf({ form: _whole, ...faults }: ContactFormFaults): FieldErrors<Fields> {
  return Object.fromEntries(Object.entries(faults).map(([name, message]) => [name, { type: 'server', message }]));
}

/**
 * The contact form. Success shows the server's message and clears all fields; an error keeps what was typed. Without
 * JavaScript the browser posts it, and the page that answers says the same.
 */
export function ContactForm({ fields = EMPTY_CONTACT_FORM, faults = {}, isSent = false }: ContactFormProps) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { ofField, ofError } = useErrorText();
  const [sent, setSent] = useState<string | null>(isSent ? t('sent') : null);
  const [failure, setFailure] = useState<string | null>(ofField(faults.form) ?? null);
  const [given] = useState(() => errorsOf(faults));
  const { register, handleSubmit, reset, subscribe, getValues, setValue, formState: { errors, isSubmitting } } = useForm<Fields, unknown, z.output<typeof contactFormBody>>({
    defaultValues: fields, errors: given, resolver: zodResolver(contactFormBody, undefined, { raw: false }),
  });
  // What somebody began to write about one thing does not come back in a form about another.
  const draft = fields.subject === '' ? 'contactDraft' : `contactDraft:${fields.subject}`;
  useKeptDraft(draft, reset, subscribe, fields, ['website']);
  useEffect(() => {
    /** What was asked elsewhere, unless a message stands here already. */
    const fill = () => {
      const question = takeText('contactQuestion');
      if (question !== null && getValues('message').trim() === '') setValue('message', question, { shouldDirty: true });
    };
    fill();
    return onCarriedText('contactQuestion', fill);
  }, [getValues, setValue]);
  const errorOf = (name: keyof Fields) => ofField(errors[name]?.message);
  const field = (name: keyof Fields & keyof ContactFormFields) => ({ ...register(name), defaultValue: fields[name] });

  const submit = handleSubmit(async (body) => {
    setSent(null);
    setFailure(null);
    try {
      const { message } = await api('POST /api/contact', { body });
      reset(EMPTY_CONTACT_FORM);
      dropDraft(draft);
      setSent(locale === DEFAULT_LOCALE ? message : t('sent'));
    } catch (error) {
      setFailure(isNetworkFailure(error) ? t('sendFailed') : ofError(error));
    }
  }, () => setSent(null));

  return (
    <form method="post" action={localizedPath(locale, CONTACT_POST_PATH)} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('fullName')} required error={errorOf('name')}><Input {...field('name')} autoComplete="name" maxLength={LIMITS.name} dir="auto" /></Field>
      <Field label={t('phone')} optionalLabel={t('optional')} error={errorOf('phone')}><Input {...field('phone')} ltr type="tel" autoComplete="tel" maxLength={PHONE_TYPED_LIMIT} /></Field>
      <Field label={t('email')} required error={errorOf('email')}><Input {...field('email')} ltr type="email" autoComplete="email" maxLength={254} /></Field>
      <Field label={t('subject')} required error={errorOf('subject')}><Select {...field('subject')} placeholder={t('chooseSubject')} options={useSubjects(fields.subject)} /></Field>
      <Field label={t('message')} required error={errorOf('message')} className="sm:col-span-2"><Textarea {...field('message')} rows={7} maxLength={CONTACT_MESSAGE_LIMIT} dir="auto" /></Field>
      <div hidden><label>{t('website')}<input {...field('website')} tabIndex={-1} autoComplete="off" /></label></div>
      {failure && <Alert tone="bad" className="sm:col-span-2">{failure}</Alert>}
      {sent && <Alert tone="ok" className="sm:col-span-2">{sent}</Alert>}
      <Button type="submit" variant="primary" size="lg" className="justify-self-start" busy={isSubmitting} busyLabel={t('sending')}>{t('send')}</Button>
    </form>
  );
}

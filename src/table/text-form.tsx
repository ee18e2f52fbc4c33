'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import type { Refusal } from './definition';

interface TextFormProps {
  readonly formId: string;
  /** The endpoint's own schema of the text. */
  readonly schema: z.ZodType<string, string | undefined>;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly maxLength: number;
  readonly submit: (text: string) => Promise<Refusal | null>;
  /** Stands above the field. */
  readonly children?: ReactNode;
}

interface Fields {
  text: string;
}

/** The content of an action's dialog that asks for one text: a message, a reason. */
export function TextForm({ formId, schema, label, hint, required = false, maxLength, submit, children }: TextFormProps) {
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { text: '' },
    resolver: zodResolver(z.custom<Fields>().transform((fields): Partial<Fields> => fields).pipe(z.object({ text: schema })), undefined, { raw: true }),
  });
  const send = handleSubmit(async ({ text }) => {
    const refusal = await submit(text);
    if (refusal?.field) setError('text', { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {children}
      <Field label={label} required={required} hint={hint} error={ofField(formState.errors.text?.message)}>
        <Textarea {...register('text')} rows={5} maxLength={maxLength} dir="auto" />
      </Field>
    </form>
  );
}

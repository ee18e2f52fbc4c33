'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps, Refusal } from '@/table/definition';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Textarea } from '@/ui/textarea';
import { CODE_LIMIT, roleBody, type RoleAnswer } from '../roles.schema';
import { HolderList } from './holder-list';

type Body = z.input<typeof roleBody>;

interface RoleFieldsProps {
  readonly formId: string;
  readonly values: Body;
  /** Name and code stay as they are. */
  readonly isBuiltIn?: boolean;
  readonly submit: (body: Body) => Promise<Refusal | null>;
}

function RoleFields({ formId, values, isBuiltIn = false, submit }: RoleFieldsProps) {
  const t = useTranslations('roleDesk');
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState: { errors } } = useForm<Body>({ defaultValues: values, resolver: zodResolver(roleBody, undefined, { raw: true }) });
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Body, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <Field label={t('name')} required error={ofField(errors.name?.message)} hint={isBuiltIn ? t('builtInHint') : t('customHint')}>
        <Input {...register('name')} maxLength={LIMITS.name} readOnly={isBuiltIn} dir="auto" />
      </Field>
      <Field label={t('code')} required error={ofField(errors.code?.message)}>
        <Input {...register('code')} maxLength={CODE_LIMIT} readOnly={isBuiltIn} ltr autoCapitalize="characters" />
      </Field>
      <Field label={t('description')} error={ofField(errors.description?.message)}>
        <Textarea {...register('description')} rows={2} maxLength={LIMITS.reason} dir="auto" />
      </Field>
    </form>
  );
}

export function AddRoleForm({ formId, submit }: Omit<ActionFormProps<never, Body>, 'row'>) {
  return <RoleFields formId={formId} values={{ name: '', code: '', description: '' }} submit={submit} />;
}

/** A role's own words, and who holds it. */
export function EditRoleForm({ row, formId, submit }: ActionFormProps<RoleAnswer, Body>) {
  const { name, code, description } = row;
  return (
    <div className="grid gap-6">
      <RoleFields formId={formId} values={{ name, code, description }} isBuiltIn={row.built_in} submit={submit} />
      <HolderList role={row} />
    </div>
  );
}

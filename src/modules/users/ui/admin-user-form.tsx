'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { isRoleSlug } from '@/access/roles';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps, Refusal } from '@/table/definition';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { ADMIN_ROLES, adminEditBody, adminUserBody, type AdminUserAnswer } from '../users.schema';

interface Fields {
  name: string;
  email: string;
  role: string;
}

interface UserFieldsProps {
  readonly formId: string;
  readonly values: Fields;
  readonly schema: z.ZodType;
  readonly roleHint?: string;
  readonly emailHint?: string;
  /** What stands for no choice of a role. */
  readonly noRole: string;
  readonly submit: (fields: Fields) => Promise<Refusal | null>;
}

const isGiven = (role: string | null) => ADMIN_ROLES.some((slug) => slug === role);

function UserFields({ formId, values, schema, roleHint, emailHint, noRole, submit }: UserFieldsProps) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState: { errors } } = useForm<Fields>({
    defaultValues: values, resolver: zodResolver(z.custom<Fields>().transform(withoutEmptyRole).pipe(schema as z.ZodType<Partial<Fields>, Partial<Fields>>), undefined, { raw: true }),
  });
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <Field label={t('users.name')} required error={ofField(errors.name?.message)}>
        <Input {...register('name')} maxLength={LIMITS.name} dir="auto" autoComplete="off" />
      </Field>
      <Field label={t('users.email')} required hint={emailHint} error={ofField(errors.email?.message)}>
        <Input {...register('email')} type="email" ltr autoComplete="off" />
      </Field>
      <Field label={t('users.role')} required hint={roleHint} error={ofField(errors.role?.message)}>
        <Select {...register('role')} placeholder={noRole} options={ADMIN_ROLES.map((slug) => ({ value: slug, label: t(`roles.${slug}`) }))} />
      </Field>
    </form>
  );
}

const withoutEmptyRole = ({ role, ...fields }: Fields): Partial<Fields> => ({ ...fields, ...(role !== '' && { role }) });

/** A new account; its owner opens it by a link in a mail. */
export function AddUserForm({ formId, submit }: Omit<ActionFormProps<never, z.input<typeof adminUserBody>>, 'row'>) {
  const t = useTranslations('users');
  return (
    <UserFields
      formId={formId} values={{ name: '', email: '', role: '' }} schema={adminUserBody} noRole={t('chooseRole')} emailHint={t('addHint')}
      submit={(fields) => submit(adminUserBody.parse(fields))}
    />
  );
}

/** A party's name, e-mail and role. A role that the admin does not give stays unless another one is chosen. */
export function EditAdminUserForm({ row, formId, submit }: ActionFormProps<AdminUserAnswer, z.input<typeof adminEditBody>>) {
  const t = useTranslations();
  const ownName = isRoleSlug(row.role) ? t(`roles.${row.role}`) : (row.role_name ?? t('common.none'));
  return (
    <UserFields
      formId={formId} values={{ name: row.name, email: row.email, role: isGiven(row.role) ? (row.role ?? '') : '' }} schema={adminEditBody}
      noRole={isGiven(row.role) ? t('users.chooseRole') : t('users.keepRole', { role: ownName })} roleHint={t('users.adminRoleHint')} emailHint={t('users.emailHint')}
      submit={(fields) => submit(adminEditBody.parse(withoutEmptyRole(fields)))}
    />
  );
}

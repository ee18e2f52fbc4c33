'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { isRoleSlug } from '@/access/roles';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { useCall } from '@/table/use-call';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { updateUserBody, type HrUserAnswer } from '../users.schema';

type Body = z.input<typeof updateUserBody>;
type Fields = Required<Omit<Body, 'userId'>>;

function valuesOf(user: HrUserAnswer): Fields {
  return {
    first_name: user.first_name, last_name: user.last_name, email: user.email, phone: user.phone, vendor_code: user.vendor_code,
    is_active: user.is_active, is_verified: user.is_verified, role: user.role ?? '',
  };
}

/** Everything that HR may change of a party at once, judged by the endpoint's own schema. */
export function EditUserForm({ row, formId, submit }: ActionFormProps<HrUserAnswer, Body>) {
  const t = useTranslations('users');
  const { ofField } = useErrorText();
  const toBody = ({ role, ...fields }: Fields): Body => ({ userId: row.id, ...fields, ...(role !== '' && { role }) });
  const { register, handleSubmit, setError, formState: { errors } } = useForm<Fields>({
    defaultValues: valuesOf(row), resolver: zodResolver(z.custom<Fields>().transform(toBody).pipe(updateUserBody), undefined, { raw: true }),
  });
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(toBody(fields));
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  const isBlocked = row.is_blocked_temp || row.is_blocked_perm;
  const error = (field: keyof Fields) => ofField(errors[field]?.message);
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('firstName')} required error={error('first_name')}><Input {...register('first_name')} dir="auto" /></Field>
      <Field label={t('lastName')} error={error('last_name')}><Input {...register('last_name')} dir="auto" /></Field>
      <Field label={t('email')} required hint={t('emailHint')} error={error('email')} className="sm:col-span-2">
        <Input {...register('email')} type="email" ltr />
      </Field>
      <Field label={t('phone')} error={error('phone')}><Input {...register('phone')} type="tel" ltr /></Field>
      <Field label={t('vendorCode')} required error={error('vendor_code')}><Input {...register('vendor_code')} ltr autoCapitalize="characters" /></Field>
      <Field label={t('role')} hint={t('roleHint')} error={error('role')} className="sm:col-span-2">
        <RoleSelect user={row} {...register('role')} />
      </Field>
      <Checkbox {...register('is_active')} label={t('activeUser')} disabled={isBlocked} hint={isBlocked ? t('blockedHint') : undefined} />
      <Checkbox {...register('is_verified')} label={t('verifiedUser')} disabled={!row.is_verified && !row.badge_taken} hint={t('verifiedHint')} />
    </form>
  );
}

/** The roles that HR gives, as the server has them; the party's own alone until they are there. */
function RoleSelect({ user, ...rest }: { user: HrUserAnswer } & React.ComponentProps<'select'>) {
  const t = useTranslations();
  const { state } = useCall('GET /api/hr/roles', {});
  const offered = state.phase === 'ready' ? state.answer.map(({ slug, name }) => ({ slug, name })) : [];
  const own = user.role === null || offered.some(({ slug }) => slug === user.role) ? [] : [{ slug: user.role, name: user.role_name ?? user.role }];
  const options = [...own, ...offered].map(({ slug, name }) => ({ value: slug, label: isRoleSlug(slug) ? t(`roles.${slug}`) : name }));
  // A key of its own once the roles are there: the browser chooses the registered value only among options that it has.
  return <Select key={offered.length} {...rest} defaultValue={user.role ?? ''} placeholder={t('users.chooseRole')} options={options} />;
}

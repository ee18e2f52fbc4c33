'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { Controller, useForm, type Control } from 'react-hook-form';
import * as z from 'zod';
import { isRoleSlug } from '@/access/roles';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { isCaptainRole } from '../role-name.schema';
import { assignRoleBody } from '../roles.schema';

interface Fields {
  userId: string | null;
  roleId: string;
}

type Body = z.input<typeof assignRoleBody>;

const toBody = ({ userId, roleId }: Fields): Body => ({ userId: Number(userId ?? 0), roleId: Number(roleId || 0) });

/** A user and the role that it gets. Captains, admins and their roles are not offered: the server would refuse them. */
export function AssignRoleForm({ formId, submit }: Omit<ActionFormProps<never, Body>, 'row'>) {
  const t = useTranslations('roleDesk');
  const { ofField } = useErrorText();
  const { register, control, handleSubmit, formState: { errors } } = useForm<Fields>({
    defaultValues: { userId: null, roleId: '' }, resolver: zodResolver(z.custom<Fields>().transform(toBody).pipe(assignRoleBody), undefined, { raw: true }),
  });
  const send = handleSubmit(async (fields) => void (await submit(toBody(fields))));
  const missing = ofField(errors.userId?.message ?? errors.roleId?.message);
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {missing && <Alert tone="bad">{missing}</Alert>}
      <UserField control={control} />
      <Field label={t('role')} required hint={t('assignHint')}>
        <RoleSelect {...register('roleId')} />
      </Field>
    </form>
  );
}

function UserField({ control }: { control: Control<Fields> }) {
  const t = useTranslations('roleDesk');
  const { state } = useCall('GET /api/captain/users', {});
  const users = state.phase === 'ready' ? state.answer.filter(({ roles }) => !roles.includes('captain') && !roles.includes('admin')) : [];
  const options = users.map((user) => ({
    value: String(user.id), label: `${user.first_name} ${user.last_name} (${user.email})`, aside: <Code>{user.vendor_code}</Code>,
  }));
  return (
    <Controller
      name="userId" control={control}
      render={({ field }) => (
        <Field label={t('user')} required>
          {(wiring) => (
            <Combobox
              {...wiring} ref={field.ref} options={options} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur}
              placeholder={t('chooseUser')} labels={{ open: t('showUsers'), clear: t('clearUser'), empty: t('noUsers') }}
            />
          )}
        </Field>
      )}
    />
  );
}

function RoleSelect(props: React.ComponentProps<'select'>) {
  const t = useTranslations();
  const { state } = useCall('GET /api/captain/roles', {});
  const roles = state.phase === 'ready' ? state.answer.filter((role) => !isCaptainRole(role) && role.code !== 'ADM') : [];
  return (
    <Select
      {...props} placeholder={t('roleDesk.chooseRole')}
      options={roles.map(({ id, slug, name, code }) => ({ value: String(id), label: `${isRoleSlug(slug) ? t(`roles.${slug}`) : name} (${code})` }))}
    />
  );
}

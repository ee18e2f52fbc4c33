'use client';

import { useTranslations } from 'next-intl';
import { isRoleSlug } from '@/access/roles';
import { Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { Ltr } from '@/ui/ltr';
import type { AdminUserAnswer } from '../users.schema';

/** A party as the admin sees it. */
export function AdminUserDetail({ row }: { row: AdminUserAnswer }) {
  const t = useTranslations('users');
  const roles = useTranslations('roles');
  const none = useTranslations('common')('none');
  return (
    <div className="grid gap-6">
      {row.is_blocked && <Alert tone="warn" live="none">{t('byHr')}</Alert>}
      <DefinitionList
        items={[
          { key: 'name', term: t('name'), value: <bdi>{row.name}</bdi> },
          { key: 'company', term: t('company'), value: row.company_name ? <bdi>{row.company_name}</bdi> : none },
          { key: 'code', term: t('vendorCode'), value: <Code>{row.vendor_code}</Code> },
          { key: 'email', term: t('email'), value: <Ltr>{row.email}</Ltr> },
          { key: 'role', term: t('role'), value: isRoleSlug(row.role) ? roles(row.role) : <bdi>{row.role_name ?? none}</bdi> },
          { key: 'password', term: t('password'), value: t(row.has_signed_up ? 'passwordChosen' : 'passwordWaits') },
          { key: 'registered', term: t('registered'), value: <Instant at={row.created_at} /> },
        ]}
      />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { isRoleSlug } from '@/access/roles';
import { Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { Ltr } from '@/ui/ltr';
import type { HrUserAnswer } from '../users.schema';

/** A party with all that HR knows of it. */
export function HrUserDetail({ row }: { row: HrUserAnswer }) {
  const t = useTranslations('users');
  const roles = useTranslations('roles');
  const none = useTranslations('common')('none');
  const proof = (value: string, isProven: boolean) => (value ? <><Ltr>{value}</Ltr> <span className="text-xs font-normal text-muted">{t(isProven ? 'proven' : 'unproven')}</span></> : none);
  return (
    <div className="grid gap-6">
      {row.is_protected && <Alert live="none">{t('staff')}</Alert>}
      {row.block_reason && (
        <Alert tone="warn" live="none" title={t('blockReason')}>
          <p dir="auto">{row.block_reason}</p>
          {row.blocked_until && <p>{t('blockedUntil')}: <Instant at={row.blocked_until} /></p>}
        </Alert>
      )}
      <DefinitionList
        items={[
          { key: 'name', term: t('name'), value: <bdi>{row.name}</bdi> },
          { key: 'company', term: t('company'), value: row.company_name ? <bdi>{row.company_name}</bdi> : none },
          { key: 'code', term: t('vendorCode'), value: <Code>{row.vendor_code}</Code> },
          { key: 'role', term: t('role'), value: isRoleSlug(row.role) ? roles(row.role) : <bdi>{row.role_name ?? none}</bdi> },
          { key: 'email', term: t('email'), value: proof(row.email, row.email_proven) },
          { key: 'phone', term: t('phone'), value: proof(row.phone, row.phone_proven) },
          { key: 'verified', term: t('verified'), value: t(row.is_verified ? 'yes' : 'no') },
          { key: 'ip', term: t('ip'), value: <Code>{row.ip_address}</Code> },
          { key: 'registered', term: t('registered'), value: <Instant at={row.created_at} /> },
        ]}
      />
    </div>
  );
}

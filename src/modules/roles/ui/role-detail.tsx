'use client';

import { useTranslations } from 'next-intl';
import { isRoleSlug } from '@/access/roles';
import { CodeChip } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { RoleAnswer } from '../roles.schema';
import { HolderList } from './holder-list';

/** A role and who holds it. */
export function RoleDetail({ row }: { row: RoleAnswer }) {
  const t = useTranslations('roleDesk');
  const roles = useTranslations('roles');
  const none = useTranslations('common')('none');
  return (
    <div className="grid gap-6">
      <DefinitionList
        items={[
          { key: 'name', term: t('name'), value: isRoleSlug(row.slug) ? roles(row.slug) : <bdi>{row.name}</bdi> },
          { key: 'code', term: t('code'), value: <CodeChip>{row.code}</CodeChip> },
          { key: 'kind', term: t('kind'), value: t(row.built_in ? 'builtIn' : 'custom') },
          { key: 'description', term: t('description'), value: row.description ? <bdi>{row.description}</bdi> : none },
        ]}
      />
      <HolderList role={row} />
    </div>
  );
}

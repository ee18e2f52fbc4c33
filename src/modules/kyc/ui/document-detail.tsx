'use client';

import { useTranslations } from 'next-intl';
import { isRoleSlug } from '@/access/roles';
import { CodeChip } from '@/ui/code-chip';
import type { HrDocument } from '../kyc.schema';
import { PaperFacts } from './paper-facts';
import { ShownPaper } from '@/table/paper-file';

/** A paper on HR's desk: whose it is, what it says, and the paper itself. */
export function DocumentDetail({ row }: { row: HrDocument }) {
  const t = useTranslations();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <bdi className="text-lg font-semibold">{row.user_name}</bdi>
          <p className="text-sm text-muted">{isRoleSlug(row.role) ? t(`roles.${row.role}`) : row.role} · {t(`kyc.types.${row.document_type}`)}</p>
        </div>
        <CodeChip>{row.vendor_code}</CodeChip>
      </div>
      <ShownPaper href={`/api/hr/documents/${row.id}/file`} name={row.file_name} contentType={row.content_type} />
      <PaperFacts paper={row} />
    </div>
  );
}

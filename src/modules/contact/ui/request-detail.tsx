'use client';

import { useTranslations } from 'next-intl';
import { Instant } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { ContactRequestAnswer } from '../contact.schema';

/** A request for contact details as HR reads it. */
export function RequestDetail({ row }: { row: ContactRequestAnswer }) {
  const t = useTranslations();
  return (
    <div className="grid gap-6">
      <DefinitionList
        items={[
          { key: 'requester', term: t('contact.requester'), value: <bdi>{row.requester_name}</bdi> },
          { key: 'code', term: t('contact.vendorCode'), value: <Code>{row.vendor_code}</Code> },
          { key: 'party', term: t('contact.detailsOf'), value: <><bdi>{row.party.name}</bdi> <Code>{row.party.vendor_code}</Code></> },
          { key: 'date', term: t('contact.requestDate'), value: <Instant at={row.request_date} /> },
          { key: 'decided', term: t('contact.decided'), value: row.decided_at ? <Instant at={row.decided_at} /> : t('common.none') },
        ]}
      />
      <Text title={t('contact.reason')} text={row.reason} />
      {row.reject_reason && <Text title={t('contact.rejectReason')} text={row.reject_reason} />}
    </div>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-1">
      <h3>{title}</h3>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}

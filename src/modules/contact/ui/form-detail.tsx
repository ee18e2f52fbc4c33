'use client';

import { useTranslations } from 'next-intl';
import { Instant } from '@/table/values';
import { DefinitionList } from '@/ui/definition-list';
import { Ltr } from '@/ui/ltr';
import { subjectWord } from '../contact-subject';
import type { ContactFormAnswer } from '../contact.schema';

/** What a visitor wrote, whole. It is text and nothing else: no address in it becomes a link. */
export function FormDetail({ row }: { row: ContactFormAnswer }) {
  const t = useTranslations();
  const subject = subjectWord(row.subject);
  return (
    <div className="grid gap-6">
      <DefinitionList
        items={[
          { key: 'name', term: t('contact.name'), value: <bdi>{row.name}</bdi> },
          { key: 'phone', term: t('contact.phone'), value: row.phone ? <Ltr>{row.phone}</Ltr> : t('common.none') },
          { key: 'email', term: t('contact.email'), value: <Ltr>{row.email}</Ltr> },
          { key: 'subject', term: t('contact.subject'), value: typeof subject === 'string' ? t(subject) : <bdi>{subject.text}</bdi> },
          { key: 'submitted', term: t('contact.submitted'), value: <Instant at={row.created_at} /> },
        ]}
      />
      <section className="grid gap-1">
        <h3>{t('contact.message')}</h3>
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{row.message}</p>
      </section>
    </div>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCall } from '@/table/use-call';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Toolbar } from '@/ui/toolbar';
import type { AuditAddress } from './use-audit-address';
import { useAuditWords } from './use-audit-words';

/** What the log offers, by its words. What stands in the address though the log does not offer it is shown all the same. */
function offered(values: readonly string[], chosen: string, wordOf: (value: string) => string, language: string) {
  const options = [...new Set([...values, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: wordOf(value) }));
  return options.sort((one, other) => one.label.localeCompare(other.label, language));
}

/** Search, action, kind of thing, who, and the days. */
export function AuditFilters({ address, end }: { address: AuditAddress; end: ReactNode }) {
  const t = useTranslations();
  const language = useLocale();
  const words = useAuditWords();
  const { state } = useCall('GET /api/admin/logs/choices', {});
  const choices = state.phase === 'ready' ? state.answer : { actions: [], entities: [] };
  const { view, filter } = address;
  return (
    <Toolbar end={end}>
      <Field label={t('audit.search')} hideLabel className="min-w-0 grow self-end basis-40 sm:max-w-56">
        <Input type="search" className="control-sm" placeholder={t('audit.search')} value={view.q} onChange={(event) => filter('q', event.target.value)} />
      </Field>
      <Field label={t('audit.filterUser')} hideLabel className="min-w-0 grow self-end basis-32 sm:max-w-44">
        <Input className="control-sm" placeholder={t('audit.filterUser')} value={view.user} onChange={(event) => filter('user', event.target.value)} />
      </Field>
      <Field label={t('audit.allActions')} hideLabel className="min-w-0 grow self-end basis-36 sm:max-w-52">
        <Select className="control-sm" placeholder={t('audit.allActions')} value={view.action} options={offered(choices.actions, view.action, words.action, language)} onChange={(event) => filter('action', event.target.value)} />
      </Field>
      <Field label={t('audit.allEntities')} hideLabel className="min-w-0 grow self-end basis-36 sm:max-w-44">
        <Select className="control-sm" placeholder={t('audit.allEntities')} value={view.entity} options={offered(choices.entities, view.entity, words.entity, language)} onChange={(event) => filter('entity', event.target.value)} />
      </Field>
      <Field label={t('audit.from')} className="min-w-0 basis-36 max-sm:grow max-sm:basis-[calc(50%-0.25rem)]">
        <DateField className="control-sm" value={view.from} max={view.to || undefined} onChange={(event) => filter('from', event.target.value)} />
      </Field>
      <Field label={t('audit.to')} className="min-w-0 basis-36 max-sm:grow max-sm:basis-[calc(50%-0.25rem)]">
        <DateField className="control-sm" value={view.to} min={view.from || undefined} onChange={(event) => filter('to', event.target.value)} />
      </Field>
      {address.isNarrowed && <Button size="sm" variant="quiet" className="self-end" onClick={address.clear}>{t('common.clear')}</Button>}
    </Toolbar>
  );
}

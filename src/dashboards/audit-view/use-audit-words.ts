'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { MessageKey } from '@/i18n/message-key';
import { useInstantText } from '@/i18n/use-instant-text';
import { actionKeys, entityKey, fieldKey, readFacts, REFUSED_ACTIONS, shortCode, type ReadValue } from '@/modules/audit/audit-facts.schema';
import type { LogAnswer } from '@/modules/audit/audit.schema';
import { formatMoney } from '@/modules/ledger/money.schema';
import { useFileSize } from '@/table/use-file-size';

/** Who acts where nobody does. */
const SYSTEM = 'system';

type Entry = Pick<LogAnswer, 'entity' | 'entityId' | 'fileName' | 'kept'>;

/** The reader's words for what the log keeps. What another version of the house has recorded, and this one has no words for, stands as it is kept. */
export function useAuditWords() {
  const t = useTranslations();
  const format = useFormatter();
  const instant = useInstantText();
  const language = useLocale();
  const fileSize = useFileSize();
  const first = (keys: readonly string[], otherwise: string) => {
    const key = keys.find((one) => t.has(one as MessageKey));
    return key === undefined ? otherwise : t(key as MessageKey);
  };
  const listed = (parts: readonly string[]) => (parts.length === 0 ? t('common.none') : format.list(parts, { type: 'unit' }));
  const fact = (field: string, value: string) => t.markup('audit.fact', { name: first([fieldKey(field)], field), value: () => value });
  /** `whole`: with every sign of a long code, for files that programs read. */
  const said = (value: ReadValue | null, whole = false): string => {
    if (value === null) return t('common.none');
    switch (value.as) {
      case 'words': return first(value.keys, value.text);
      case 'instant': return Number.isNaN(Date.parse(value.text)) ? value.text : instant(value.text);
      case 'country': return /^[A-Z]{2}$/.test(value.text) ? (new Intl.DisplayNames([language], { type: 'region' }).of(value.text) ?? value.text) : value.text;
      case 'number': return format.number(value.number);
      case 'money': return value.currency === null ? format.number(Number(value.amount), { minimumFractionDigits: 2 }) : `${formatMoney(value.amount, value.currency, language)} ${value.currency}`;
      case 'size': return fileSize(value.number);
      case 'code': return whole ? value.text : shortCode(value.text);
      case 'list': return listed(value.values.map((one) => said(one, whole)));
      case 'facts': return listed(value.facts.map(({ field, value: part }) => fact(field, said(part, whole))));
      default: return value.text;
    }
  };
  const action = (code: string) => first(actionKeys(code), code);
  const entity = (name: string) => first([entityKey(name)], name);
  const called = ({ entity: name, entityId, fileName }: Omit<Entry, 'kept'>) =>
    (name === 'setting' ? first([`config.${entityId}.name`], entityId) : name === 'file' ? fileName ?? shortCode(entityId) : entityId);
  /** "Order 12"; of a setting or a file what it is called. */
  const thing = (entry: Omit<Entry, 'kept'>) => t.markup('audit.numbered', { what: entity(entry.entity), id: () => called(entry) });
  const facts = ({ entity: name, kept }: Entry) => readFacts(name, kept).map(({ field, value }) => ({ name: first([fieldKey(field)], field), value: said(value) }));
  return {
    action, entity, thing, facts,
    isHouse: (label: string) => label === SYSTEM,
    user: ({ user, action: done }: Pick<LogAnswer, 'user' | 'action'>) => (user !== SYSTEM ? user : t(REFUSED_ACTIONS.includes(done) ? 'audit.nobody' : 'history.system')),
    /** All of it in one line, for files. */
    line: (entry: Entry) => [thing(entry), ...readFacts(entry.entity, entry.kept).map(({ field, value }) => fact(field, said(value, true)))].join(' · '),
  };
}

'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isSingle, offeredTypes, type DocumentType } from '@/modules/kyc/kyc.schema';
import { Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import type { WorkClass } from '../registration.schema';
import { withTypes, type RegisterDocument } from './register-form.values';

interface DocumentTypesProps {
  readonly documents: readonly RegisterDocument[];
  readonly workClass: WorkClass | '';
  readonly wasBefore: (key: string) => boolean;
  readonly onChange: (documents: RegisterDocument[]) => void;
}

/** What each uploaded file is. A kind that stands once is taken from the file that had it. */
export function DocumentTypes({ documents, workClass, wasBefore, onChange }: DocumentTypesProps) {
  const t = useTranslations();
  const typed = withTypes(documents, workClass);
  const offered = offeredTypes([workClass]);

  function choose(key: string, documentType: DocumentType) {
    const before = typed.find((document) => document.key === key)?.documentType ?? 'supporting';
    onChange(typed.map((document) => {
      if (document.key === key) return { ...document, documentType };
      return isSingle(documentType) && document.documentType === documentType ? { ...document, documentType: before } : document;
    }));
  }

  if (typed.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {typed.map(({ key, name, documentType }) => (
        <li key={key} className="flex items-end gap-2">
          <Field label={<bdi className="wrap-anywhere">{t('registration.documentType', { name })}</bdi>} className="min-w-0 flex-1" hint={wasBefore(key) ? t('registration.beforeReload') : undefined}>
            <Select
              value={documentType} onChange={(event) => choose(key, event.target.value as DocumentType)}
              options={offered.map((type) => ({ value: type, label: t(`kyc.types.${type}`) }))}
            />
          </Field>
          {wasBefore(key) && (
            <IconButton label={t('registration.removeDocument', { name })} onClick={() => onChange(typed.filter((document) => document.key !== key))}><X aria-hidden="true" /></IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

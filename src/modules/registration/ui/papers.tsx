'use client';

import { useTranslations } from 'next-intl';
import { UploadField } from '@/modules/upload/ui/upload-field';
import type { WorkClass } from '../registration.schema';
import { DocumentTypes } from './document-types';
import type { RegisterDocument } from './register-form.values';
import { useUploadedBefore } from './use-uploaded-before';

interface PapersProps {
  readonly ticket: string;
  readonly workClass: WorkClass | '';
  readonly documents: readonly RegisterDocument[];
  readonly onChange: (documents: RegisterDocument[]) => void;
}

/** The papers of a registration: files go up under its ticket, and each is said to be of a kind. */
export function Papers({ ticket, workClass, documents, onChange }: PapersProps) {
  const t = useTranslations('registration');
  const own = useUploadedBefore(documents);
  return (
    <>
      <UploadField
        ticket={ticket} kind="document" label={t('documents')}
        onChange={(files) => {
          const kept = documents.filter(({ key }) => own.wasBefore(key) && !files.some((file) => file.key === key));
          const now = files.map((file) => documents.find(({ key }) => key === file.key) ?? { ...file, documentType: 'tax_registration' as const });
          onChange([...kept, ...now]);
        }}
      />
      <DocumentTypes documents={documents} workClass={workClass} wasBefore={own.wasBefore} onChange={onChange} />
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type FormEvent } from 'react';
import { api, type Answer } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { Alert } from '@/ui/alert';
import { Field } from '@/ui/field';
import { FileInput } from '@/ui/file-input';
import { Spinner } from '@/ui/spinner';

type Judged = Answer<'POST /api/seller/products/import'>;
type Props = Pick<ActionFormProps<never, { csv: string }>, 'formId' | 'submit' | 'onReady'>;

/** Products from a CSV file: it is judged as soon as it is chosen, line by line; only then its correct lines can be sent. */
export function ImportForm({ formId, submit, onReady }: Props) {
  const t = useTranslations('listing');
  const { ofError } = useErrorText();
  const [csv, setCsv] = useState('');
  const [judged, setJudged] = useState<Judged | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => onReady(judged !== null && judged.added > 0), [judged, onReady]);

  async function take(file: File | undefined) {
    setJudged(null);
    setFailure(undefined);
    if (!file) return;
    setBusy(true);
    try {
      const text = await file.text();
      setCsv(text);
      setJudged(await api('POST /api/seller/products/import', { body: { csv: text, check: true } }));
    } catch (error) {
      setFailure(ofError(error));
    }
    setBusy(false);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ csv });
  };
  return (
    <form id={formId} noValidate onSubmit={send} className="grid gap-4">
      <p className="text-sm text-muted">{t('importHint')}</p>
      <p><a className="link font-semibold" href="/api/seller/products/export" download>{t('exportCsv')}</a></p>
      <Field label={t('importFile')} required error={failure}>
        <FileInput accept=".csv,text/csv" onChange={(event) => void take(event.target.files?.[0])} />
      </Field>
      {isBusy && <Spinner />}
      {judged && <Report judged={judged} />}
    </form>
  );
}

function Report({ judged: { added, refused } }: { judged: Judged }) {
  const t = useTranslations('listing');
  const { ofField } = useErrorText();
  return (
    <>
      <Alert tone={added > 0 ? 'ok' : 'warn'}>{t('importGood', { count: added })}</Alert>
      {refused.length > 0 && (
        <section className="grid gap-2">
          <h3>{t('importRefused', { count: refused.length })}</h3>
          <ul className="grid gap-1 text-sm">
            {refused.map(({ line, name, faults }) => (
              <li key={line} className="rule-dashed pt-1">
                <span className="font-semibold">{t('importLine', { line })}</span> <bdi>{name}</bdi>
                {faults.map(({ code, field }) => (
                  <span key={`${code} ${field}`} className="block text-bad">{field !== null && <><code>{field}</code>: </>}{ofField(code)}</span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

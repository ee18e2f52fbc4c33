'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { Refusal } from './definition';
import type { OpenForm, RowActions } from './use-row-actions';

/** The dialog of an action that needs a form. It stays open, with all that was typed, until the call has gone well. */
export function ActionDialog({ form, actions }: { form: OpenForm; actions: RowActions }) {
  const t = useTranslations();
  const formId = useId();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { action, row, Content } = form;
  const busy = actions.isBusy(action, row);

  async function submit(body: never): Promise<Refusal | null> {
    setRefusal(null);
    const answer = await actions.submit(form, body);
    setRefusal(answer);
    return answer;
  }

  return (
    <Dialog
      open
      size="lg"
      dismissible={false}
      onOpenChange={actions.closeForm}
      title={t(action.formTitle ?? action.label)}
      closeLabel={t('common.close')}
      footer={
        <>
          {refusal && <Alert tone="bad" live="none" className="w-full">{refusal.text}</Alert>}
          <Button onClick={actions.closeForm}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={t(action.busyLabel)}>
            {t(action.submitLabel ?? action.label)}
          </Button>
        </>
      }
    >
      <Content row={row} formId={formId} submit={submit} />
    </Dialog>
  );
}

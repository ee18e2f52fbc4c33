'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import type { Refusal, TableRow } from '@/table/definition';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Dialog } from '@/ui/dialog';
import type { OpenForm, RowActions } from './use-row-actions';

interface ActionDialogProps {
  readonly form: OpenForm;
  /** The row as it is now: what it was when the dialog was opened may be outdated after a refusal. */
  readonly row: TableRow;
  readonly actions: RowActions;
}

/** The dialog of an action that needs a form. It stays open, with all that was typed, until the call has gone well. */
export function ActionDialog({ form, row, actions }: ActionDialogProps) {
  const t = useTranslations();
  const formId = useId();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { action, Content } = form;
  const busy = actions.isBusy(action, row);
  const [ready, setReady] = useState(true);

  // Pressed again while it runs, it is still the same submission.
  const running = useRef<Promise<Refusal | null> | null>(null);

  async function send(body: never): Promise<Refusal | null> {
    setRefusal(null);
    const answer = await actions.submit(form, body);
    setRefusal(answer);
    running.current = null;
    return answer;
  }
  const submit = (body: never) => (running.current ??= send(body));
  const close = () => {
    if (!busy) actions.closeForm();
  };

  return (
    <Dialog
      open
      size={action.size ?? 'lg'}
      dismissible={false}
      onOpenChange={close}
      title={t(action.formTitle ?? action.label)}
      closeLabel={t('common.close')}
      footer={
        <>
          {refusal && <Alert tone="bad" className="w-full">{refusal.text}</Alert>}
          {/* "Cancel" beside "Cancel order" would say two things. */}
          <CloseButton>{t(action.action === 'cancel' ? 'common.close' : 'common.cancel')}</CloseButton>
          <Button type="submit" form={formId} variant={action.tone === 'bad' ? 'danger-solid' : 'primary'} busy={busy} busyLabel={t(action.busyLabel)} disabled={!ready}>
            {t(action.submitLabel ?? action.label)}
          </Button>
        </>
      }
    >
      <Content row={row} formId={formId} submit={submit} switchTo={(name) => actions.switchTo(row, name)} onReady={setReady} />
    </Dialog>
  );
}

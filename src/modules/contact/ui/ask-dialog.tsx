'use client';

import { useId, useState, type FormEvent } from 'react';
import { api, ApiError } from '@/http/client';
import { LIMITS } from '@/http/input';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { contactRequestBody, type OwnContactRequest } from '../contact.schema';
import type { ContactSupplierProps } from './contact-supplier';

interface AskDialogProps extends Pick<ContactSupplierProps, 'labels' | 'errors'> {
  readonly supplierId: number;
  readonly onClose: () => void;
  readonly onAsked: (request: OwnContactRequest) => void;
}

/** Asks for a supplier's contact details, with a reason. It keeps what was typed on every failure. */
export function AskDialog({ supplierId, labels, errors, onClose, onAsked }: AskDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    const parsed = contactRequestBody.safeParse({ reason });
    const code = parsed.error?.issues[0]?.message ?? '';
    setFault(parsed.success ? undefined : (errors[code] ?? labels.failed));
    setFailure(null);
    if (!parsed.success || busy) return;
    setBusy(true);
    try {
      const { request } = await api('POST /api/suppliers/{supplierId}/contact-requests', { params: { supplierId }, body: parsed.data });
      onAsked(request);
    } catch (error) {
      setFailure((error instanceof ApiError && errors[error.code]) || labels.failed);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open dismissible={false} onOpenChange={onClose} closeLabel={labels.close} title={labels.title} description={labels.text}
      footer={
        <>
          {failure && <Alert tone="bad" className="w-full">{failure}</Alert>}
          <CloseButton>{labels.cancel}</CloseButton>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={labels.sending}>{labels.send}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <Field label={labels.reason} required error={fault}>
          <Textarea value={reason} onChange={(event) => setReason(event.target.value)} rows={4} maxLength={LIMITS.reason} dir="auto" />
        </Field>
      </form>
    </Dialog>
  );
}

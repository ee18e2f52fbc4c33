'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type * as z from 'zod';
import { api, ApiError } from '@/http/client';
import { localizedPath, type Locale } from '@/i18n/locales';
import { MessagesOnDemand } from '@/i18n/messages-on-demand';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import type { Refusal } from '@/table/definition';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Dialog } from '@/ui/dialog';
import { notify } from '@/ui/notify';
import type { rfqBody } from '../rfq.schema';
import type { RequestedCatalog } from './product-choice';
import { CreateRfqForm } from './rfq-dialog-form';

export interface RfqDialogProps {
  readonly locale: Locale;
  /** The catalog that the product is to be chosen from. */
  readonly catalog?: RequestedCatalog | undefined;
  readonly onClose: () => void;
}

/** The home page's "Request for Quotation": product, few fields, details behind a press. Brings its own words. */
export function RfqDialog(props: RfqDialogProps) {
  return <MessagesOnDemand locale={props.locale}><OpenRfqDialog {...props} /></MessagesOnDemand>;
}

function OpenRfqDialog({ locale, catalog, onClose }: RfqDialogProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(body: z.input<typeof rfqBody>): Promise<Refusal | null> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { rfq } = await api('POST /api/buyer/rfqs', { body });
      notify.success(t('rfq.submitted'));
      // The dashboard is a document with a security policy of its own.
      window.location.assign(localizedPath(locale, `/dashboard/buyer?open=${rfq.id}`));
      return null;
    } catch (error) {
      setIsBusy(false);
      const text = isNetworkFailure(error) ? t('rfq.submitFailed') : errorText.ofError(error);
      setFailure(text);
      notify.error(text);
      return { text, ...(error instanceof ApiError && { code: error.code, field: error.field }) };
    }
  }
  return (
    <Dialog
      open onOpenChange={onClose} dismissible={false} size="lg" title={t('home.rfqTitle')} closeLabel={t('common.close')}
      footer={
        <>
          <CloseButton>{t('common.cancel')}</CloseButton>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel={t('rfq.submitting')}>{t('rfq.submit')}</Button>
        </>
      }
    >
      {failure && <Alert tone="bad" className="mb-4">{failure}</Alert>}
      <CreateRfqForm formId={formId} submit={submit} needsProduct catalog={catalog} />
    </Dialog>
  );
}

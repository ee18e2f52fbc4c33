'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, ApiError } from '@/http/client';
import { localizedPath, type Locale } from '@/i18n/locales';
import { useRouter } from '@/i18n/navigation';
import { useErrorText } from '@/i18n/use-error-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { useHydrated } from '@/ui/use-hydrated';
import type { RfqAnswer } from '../rfq.schema';
import { RfqFields } from './rfq-fields';
import { EMPTY_RFQ, rfqFormSchema, toRfqBody, UNDRAFTED, type RfqFormValues } from './rfq-form.values';
import { dropDraft, useKeptDraft } from '@/ui/use-kept-draft';

/** The specification's pause between a success and the form's closing. */
const CLOSE_MS = 1500;

/** The product that is asked for, as far as the form shows it. `today` is the buyer's calendar day. */
export interface RfqFormProps {
  readonly product: { readonly id: number; readonly name: string; readonly moq: number; readonly unit: string };
  readonly today: string;
}

/** Once the request stands, the form says so for a while, then closes to the buyer's own requests, where an alert says it again. Tells whether it closes. */
function useClosing(created: RfqAnswer | undefined): boolean {
  const t = useTranslations('rfq');
  const router = useRouter();
  const [isClosing, setClosing] = useState(false);
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => {
      setClosing(true);
      notify.success(t('submitted'));
      router.push(`/dashboard/buyer?open=${created.id}`);
    }, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [created, router, t]);
  return isClosing;
}

/** Creates an RFQ for a product. What is typed survives every failure. */
export function RfqForm({ product, today }: RfqFormProps) {
  const t = useTranslations('rfq');
  const common = useTranslations('common');
  const locale = useLocale() as Locale;
  const errorText = useErrorText();
  const isHydrated = useHydrated();
  const router = useRouter();
  const draftKey = `rfqDraft:${product.id}`;
  const defaults: RfqFormValues = { ...EMPTY_RFQ, title: product.name };
  const [failure, setFailure] = useState<string>();
  const [isSignedOut, setSignedOut] = useState(false);
  const [created, setCreated] = useState<RfqAnswer>();
  const { register, handleSubmit, setError, control, reset, subscribe, formState } = useForm<RfqFormValues>({
    resolver: zodResolver(rfqFormSchema(today), undefined, { raw: true }),
    defaultValues: defaults,
  });
  const { errors, isSubmitting } = formState;
  const isClosing = useClosing(created);
  useKeptDraft(draftKey, reset, subscribe, defaults, UNDRAFTED);

  const sayRefusal = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code === 'network') return t('submitFailed');
    // In another window of this browser somebody has signed in who is no buyer.
    return error.code === 'role_not_allowed' ? t('denied') : errorText.ofError(error);
  };

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    setSignedOut(false);
    try {
      const { rfq } = await api('POST /api/buyer/rfqs', { body: toRfqBody(values, product.id) });
      dropDraft(draftKey);
      setCreated(rfq);
    } catch (error) {
      const text = sayRefusal(error);
      if (error instanceof ApiError && error.field && error.field in values)
        setError(error.field as keyof RfqFormValues, { message: error.code });
      setFailure(text);
      // Of a session that has ended the page says it itself, with the way to sign in.
      const isOver = error instanceof ApiError && error.status === 401;
      setSignedOut(isOver);
      if (!isOver) notify.error(text);
    }
  });

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {failure && (
        <Alert tone="bad">
          {failure}
          {/* What is typed is kept as the draft of this product, also over the login. */}
          {isSignedOut && <a className="link mt-1 block font-semibold" href={localizedPath(locale, `/login?next=${encodeURIComponent(`/rfq/${product.id}`)}`)}>{common('signInAgain')}</a>}
        </Alert>
      )}
      <RfqFields form={{ register, control, errors }} unit={product.unit} moq={product.moq} today={today} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={!isHydrated || created !== undefined}
          busy={isSubmitting}
          busyLabel={t('submitting')}
        >
          {t('submit')}
        </Button>
        <Button size="lg" disabled={isSubmitting || created !== undefined} onClick={() => router.back()}>
          {common('cancel')}
        </Button>
        {!created && <p className="text-sm text-muted">{t('draftKept')}</p>}
      </div>
      {created && !isClosing && <Alert tone="ok">{t('submitted')}</Alert>}
    </form>
  );
}

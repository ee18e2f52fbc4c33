'use client';

import { Paperclip } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { api } from '@/http/client';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { UploadField } from '@/modules/upload/ui/upload-field';
import { isNetworkFailure } from '@/table/failure';
import { callOnce } from '@/table/wish';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/textarea';
import type { MessageAnswer } from '../case.schema';
import { messageBody } from '../case.schema';

/** What is typed and not sent, by case. Of this page alone: whoever signs in next on this device reads nothing of it. */
const drafts = new Map<number, string>();

/** The next message of a case. What is typed stays until it has been taken, also over a look at another case. */
export function MessageForm({ disputeId, onSent }: { disputeId: number; onSent: (message: MessageAnswer) => void }) {
  const t = useTranslations('dispute');
  const { ofError, ofField } = useErrorText();
  const [text, setText] = useState(() => drafts.get(disputeId) ?? '');
  const write = (typed: string) => {
    drafts.set(disputeId, typed);
    setText(typed);
  };
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [isAttaching, setAttaching] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(): Promise<void> {
    const parsed = messageBody.safeParse({ text, keys });
    setRefusal(null);
    setError(parsed.success ? undefined : ofField(parsed.error.issues[0]?.message));
    if (!parsed.success || isBusy) return;
    setBusy(true);
    const body = { text, keys: [...keys] };
    try {
      const { message } = await callOnce(`message ${disputeId}`, body, (idempotencyKey) => api('POST /api/disputes/{disputeId}/messages', { params: { disputeId }, body, idempotencyKey }));
      write('');
      setKeys([]);
      setAttaching(false);
      onSent(message);
    } catch (failure) {
      const sentence = isNetworkFailure(failure) ? t('sendFailedNetwork') : t('sendFailed', { error: ofError(failure) });
      setRefusal(sentence);
      notify.error(sentence);
    }
    setBusy(false);
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={t('message')} hint={t('messageHint')} error={error}>
        <Textarea value={text} onChange={(event) => write(event.target.value)} onKeyDown={onKeyDown} rows={3} maxLength={LIMITS.message} dir="auto" />
      </Field>
      {isAttaching && <UploadField ticket={null} kind="document" label={t('attach')} onChange={(files) => setKeys(files.map(({ key }) => key))} />}
      {refusal !== null && <Alert tone="bad" live="none">{refusal}</Alert>}
      <div className="flex flex-wrap justify-end gap-2">
        {!isAttaching && <Button onClick={() => setAttaching(true)}><Paperclip aria-hidden="true" />{t('attach')}</Button>}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('sending')}>{t('send')}</Button>
      </div>
    </form>
  );
}

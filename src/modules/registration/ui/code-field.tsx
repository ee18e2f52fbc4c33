'use client';

import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { notify } from '@/ui/notify';
import { OtpInput } from '@/ui/otp-input';

interface CodeFieldProps {
  /** The field of the address or number that is proven, with its label. */
  readonly children: ReactNode;
  readonly isProven: boolean;
  /** Said in place of the buttons once it is proven. */
  readonly provenText: string;
  /** Sends a code. Gives what is said next, or what went wrong. */
  readonly send: () => Promise<Said>;
  /** Weighs a code; null when it fitted. */
  readonly verify: (code: string) => Promise<Said | null>;
  /** Names the group for those who hear the page. */
  readonly label: string;
}

/** A sentence below the field. */
export interface Said {
  readonly tone: 'info' | 'bad';
  readonly text: string;
}

/** An address or number with the code that proves it. States: untouched, code under way, refused, proven. */
export function CodeField({ children, isProven, provenText, send, verify, label }: CodeFieldProps) {
  const t = useTranslations('registration');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'send' | 'verify' | null>(null);
  const [isSent, setSent] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  async function run(what: 'send' | 'verify', act: () => Promise<Said | null>) {
    setBusy(what);
    const next = await act();
    setBusy(null);
    setSaid(next);
    if (next?.tone === 'bad') notify.error(next.text);
    return next;
  }
  const press = async () => {
    const next = await run('send', send);
    if (next?.tone === 'info') setSent(true);
  };
  const check = async () => {
    if ((await run('verify', () => verify(code))) === null) setCode('');
  };

  return (
    <div role="group" aria-label={label} className="grid grid-cols-1 gap-2">
      {children}
      {isProven ? (
        <p role="status" className="flex items-center gap-2 text-sm font-semibold text-ok"><CircleCheck aria-hidden="true" size={18} />{provenText}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <Button busy={busy === 'send'} busyLabel={t('sendingOtp')} onClick={() => void press()}>{isSent ? t('sendAgain') : t('sendOtp')}</Button>
          {isSent && (
            <>
              <Field label={t('otpLabel')} hideLabel>
                <OtpInput
                  value={code} placeholder={t('otpLabel')} className="max-w-44" onChange={(event) => setCode(event.target.value)}
                  onKeyDown={(event) => { if (event.key === 'Enter') { event.preventDefault(); void check(); } }}
                />
              </Field>
              <Button variant="ink" busy={busy === 'verify'} busyLabel={t('verifying')} onClick={() => void check()}>{t('verify')}</Button>
            </>
          )}
        </div>
      )}
      {said && !isProven && <Alert tone={said.tone} live={said.tone === 'bad' ? 'none' : 'status'} className="wrap-anywhere">{said.text}</Alert>}
    </div>
  );
}

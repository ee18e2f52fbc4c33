'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { safeNextPath } from '@/access/page-guard';
import { dashboardPath } from '@/access/pages';
import { clearPendingRfq, readPendingRfq, storePostLoginRedirect, storeSession, takePostLoginRedirect } from '@/access/stored-session';
import { api, ApiError } from '@/http/client';
import { LocalLink } from '@/i18n/local-link';
import { DEFAULT_LOCALE, isLocale, localizedPath } from '@/i18n/locales';
import { useErrorText } from '@/i18n/use-error-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import { TextLink } from '@/ui/text-link';
import { useErrorToast } from '@/ui/use-error-toast';
import { LOGIN_POST_PATH, loginBody } from '../identity.schema';
import { useBlockText } from './use-block-text';

type LoginValues = z.input<typeof loginBody>;

interface LoginFormProps {
  readonly next: string | null;
  /** Why the server refused what was sent without JavaScript; null where nothing was. */
  readonly refused: string | null;
  readonly forgotHref: string;
  readonly demo: { readonly accounts: readonly { email: string; label: string }[]; readonly password: string } | null;
}

/**
 * Where a fresh session leads: the pending RFQ, then the page that asked for the login, then the role's dashboard. That page
 * stands in the address; what the browser keeps of it counts where somebody came to the login again by another way.
 */
function pathAfterLogin(role: string | null, next: string | null): string {
  const pending = readPendingRfq();
  const kept = safeNextPath(takePostLoginRedirect());
  clearPendingRfq();
  return pending ? `/rfq/${pending.productId}` : (next ?? kept ?? dashboardPath(role));
}

const subscribeNever = () => () => undefined;

/** Name of the product whose request waits for the login, or null; unknown while the server renders. */
function usePendingProduct(): string | null {
  return useSyncExternalStore(subscribeNever, () => readPendingRfq()?.productName ?? null, () => null);
}

/**
 * The login form; without JavaScript, and before the page's scripts are there, the browser posts it itself (login-post.commands.ts). Keeps what was typed on every failure. `next` is the page that sent the visitor here; `forgotHref` leads
 * to the mode for a forgotten password; `demo` are the accounts of a demonstration, each a button that fills the form.
 */
export function LoginForm({ next, refused, forgotHref, demo }: LoginFormProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  const errorText = useErrorText();
  const [failure, setFailure] = useState(refused ?? undefined);
  const blockText = useBlockText();
  const pendingProduct = usePendingProduct();
  const { register, handleSubmit, setValue, formState: { errors, isSubmitting, isSubmitSuccessful } } = useForm<LoginValues>({
    resolver: zodResolver(loginBody, undefined, { raw: true }), defaultValues: { vendorCode: '', password: '' },
  });

  const nameFault = errorText.ofField(errors.vendorCode?.message);
  const passwordFault = errorText.ofField(errors.password?.message);
  useErrorToast(failure ?? nameFault ?? passwordFault);

  useEffect(() => {
    if (next) storePostLoginRedirect(next);
  }, [next]);

  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    if (!navigator.cookieEnabled) {
      setFailure(t('cookiesOff'));
      return;
    }
    try {
      const { user, token } = await api('POST /api/auth/login', { body });
      storeSession({ user, token });
      // Who came by an address with a language stays in it; else the party's own counts.
      const language = locale === DEFAULT_LOCALE && isLocale(user.locale) ? user.locale : locale;
      // A whole new page: nothing of the visitor's stays in memory.
      window.location.assign(localizedPath(language, pathAfterLogin(user.role, next)));
    } catch (error) {
      setFailure(blockText(error) ?? (error instanceof ApiError && error.code !== 'network' ? errorText.ofError(error) : t('loginFailed')));
      throw error;
    }
  });

  return (
    <form method="post" action={localizedPath(locale, LOGIN_POST_PATH)} onSubmit={(event) => void submit(event).catch(() => undefined)} noValidate className="grid gap-4">
      {next !== null && <input type="hidden" name="next" value={next} />}
      {pendingProduct && <Alert live="none">{t('pendingRfq', { product: pendingProduct })}</Alert>}
      {failure && <Alert tone="bad" live="none">{failure}</Alert>}
      <Field label={t('identifier')} required error={nameFault}>
        <Input {...register('vendorCode')} ltr autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('password')} required error={nameFault === passwordFault ? undefined : passwordFault} invalid={passwordFault !== undefined}>
        <PasswordInput {...register('password')} autoComplete="current-password" labels={{ show: t('showPassword'), hide: t('hidePassword') }} />
      </Field>
      <p className="-mt-1 text-sm"><TextLink as={LocalLink} href={forgotHref}>{t('forgot')}</TextLink></p>
      <Button type="submit" variant="primary" size="lg" busy={isSubmitting || (isSubmitSuccessful && !failure)} busyLabel={t('submitting')}>{t('submit')}</Button>
      {demo && (
        <section className="rule-dashed mt-2 grid gap-3 pt-4" aria-labelledby="demo-accounts">
          <h2 id="demo-accounts" className="text-base">{t('demoTitle')}</h2>
          <p className="text-sm text-muted">{t('demoText', { password: demo.password })}</p>
          <div className="flex flex-wrap gap-2 noscript:hidden">
            {demo.accounts.map(({ email, label }) => (
              <Button key={email} size="sm" onClick={() => { setValue('vendorCode', email); setValue('password', demo.password); }}>{label}</Button>
            ))}
          </div>
        </section>
      )}
    </form>
  );
}

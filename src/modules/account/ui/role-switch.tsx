'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ROLE_SLUGS, type RoleSlug } from '@/access/roles';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { RadioCard } from '@/ui/radio-card';
import { switchRole } from './switch-role';

/**
 * The role switch: every card can be chosen and Switch navigates, as documented; only a granted role becomes the
 * session's active one, for another the guard of its dashboard answers with /access-denied.
 */
export function RoleSwitch({ current, granted }: { current: string | null; granted: readonly string[] }) {
  const t = useTranslations('account');
  const roles = useTranslations('roles');
  const common = useTranslations('common');
  const locale = useLocale();
  const [selected, setSelected] = useState<RoleSlug>();
  const [busy, setBusy] = useState(false);

  async function switchTo(role: RoleSlug) {
    setBusy(true);
    try {
      await switchRole(role, locale);
    } catch {
      setBusy(false);
      notify.error(t('switchFailed'));
    }
  }

  return (
    <form onSubmit={(event) => { event.preventDefault(); if (selected) void switchTo(selected); }}>
      <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{t('roleSwitchText')}</legend>
        {ROLE_SLUGS.map((role) => (
          <RadioCard
            key={role} name="role" value={role} checked={selected === role} onChange={() => setSelected(role)} title={roles(role)}
            description={role === current ? t('currentRole') : granted.includes(role) ? t('granted') : t('notGranted')}
          />
        ))}
      </fieldset>
      <p className="mt-5 flex gap-3">
        <Button type="submit" variant="primary" disabled={!selected || selected === current} busy={busy} busyLabel={t('switching')}>{t('switch')}</Button>
        <Button onClick={() => window.history.back()}>{common('cancel')}</Button>
      </p>
    </form>
  );
}

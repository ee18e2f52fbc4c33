'use client';

import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { ChangePasswordForm } from '@/modules/password/ui/change-password-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SideNavItem } from '@/ui/side-nav';

const Open = createContext<() => void>(() => undefined);

/** Holds the Change Password dialog of a dashboard; its openers stand in the menus, which may close meanwhile. */
export function ChangePassword({ children }: { children: ReactNode }) {
  const t = useTranslations('password');
  const common = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <Open value={open}>
      {children}
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('changeTitle')} closeLabel={common('close')} size="sm" dismissible={false}>
        <ChangePasswordForm onClose={close} />
      </Dialog>
    </Open>
  );
}

/** The menu's entry that opens the dialog. In a narrow menu its words are for assistive technology and the tooltip. */
export function ChangePasswordItem({ narrow = false, onOpen }: { narrow?: boolean; onOpen?: () => void }) {
  const t = useTranslations('password');
  const open = use(Open);
  const press = () => {
    onOpen?.();
    open();
  };
  return (
    <SideNavItem
      as="button" type="button" aria-haspopup="dialog" title={narrow ? t('changeTitle') : undefined} onClick={press}
      icon={<KeyRound aria-hidden="true" />} className={narrow ? 'w-full justify-center' : 'w-full text-start'}
    >
      <span className={narrow ? 'sr-only' : undefined}>{t('changeTitle')}</span>
    </SideNavItem>
  );
}

/** The header's button that opens the dialog. */
export function ChangePasswordButton() {
  const t = useTranslations('password');
  const open = use(Open);
  return (
    <Button size="sm" aria-haspopup="dialog" onClick={open}>
      <KeyRound aria-hidden="true" />
      {t('changeTitle')}
    </Button>
  );
}

'use client';

import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Drawer } from '@/ui/drawer';
import { IconButton } from '@/ui/icon-button';
import { SideNav } from '@/ui/side-nav';
import { MenuItems, type MenuPlace } from './menu-items';

interface MobileMenuProps {
  readonly places: readonly MenuPlace[];
  /** Who is signed in. */
  readonly account: ReactNode;
  /** Language, look, logout. */
  readonly tools: ReactNode;
}

/** The menu of a narrow window: a drawer that also holds what the header has no room for. */
export function MobileMenu({ places, account, tools }: MobileMenuProps) {
  const t = useTranslations('dashboard');
  const [open, setOpen] = useState(false);
  return (
    <div className="-ms-2 lg:hidden">
      <IconButton label={t('openMenu')} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}><Menu aria-hidden="true" /></IconButton>
      <Drawer open={open} onOpenChange={setOpen} title={t('sideMenu')} hideTitle closeLabel={t('closeMenu')} side="start" className="max-w-80">
        <div className="grid gap-5">
          {account}
          <SideNav label={t('sideMenu')}><MenuItems places={places} onLeave={() => setOpen(false)} /></SideNav>
          <div className="rule-dashed grid gap-4 pt-4 md:hidden">{tools}</div>
        </div>
      </Drawer>
    </div>
  );
}

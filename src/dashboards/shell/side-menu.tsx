'use client';

import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Wordmark } from '@/modules/platform/ui/wordmark';
import { SideNav } from '@/ui/side-nav';
import { useStoredFlag } from '../stored-flag';
import { MenuItems, type MenuPlace } from './menu-items';

/** The menu at the side of a wide window, on ink. It folds to its signs, and stays so on this device. */
export function SideMenu({ places }: { places: readonly MenuPlace[] }) {
  const t = useTranslations('dashboard');
  const [narrow, setNarrow] = useStoredFlag('menuNarrow');
  const Fold = narrow ? PanelLeftOpen : PanelLeftClose;
  const label = t(narrow ? 'expandMenu' : 'collapseMenu');
  return (
    <aside
      data-print="hide"
      className={clsx('rail on-band sticky top-0 flex h-dvh flex-none flex-col gap-4 overflow-y-auto px-3 pb-20 max-lg:hidden', narrow ? 'w-17' : 'w-60')}
    >
      <div className={clsx('flex h-16 flex-none items-center', narrow ? 'justify-center' : 'px-3')}>
        <Link href="/" prefetch={false} className="rounded-sm">{narrow ? <Mark /> : <Wordmark />}</Link>
      </div>
      <SideNav label={t('sideMenu')} className="flex-1">
        <MenuItems places={places} narrow={narrow} />
      </SideNav>
      <button
        type="button" aria-expanded={!narrow} aria-label={label} title={label} onClick={() => setNarrow(!narrow)}
        className={clsx('side-nav-item text-on-band-muted', narrow && 'justify-center')}
      >
        <Fold aria-hidden="true" className="mirror-rtl" />
        {!narrow && <span className="min-w-0 flex-1 text-start">{label}</span>}
      </button>
    </aside>
  );
}

/** The brand where there is no room for its name. */
function Mark() {
  return (
    <span lang="en" dir="ltr" role="img" aria-label="Marsa Mart" className="inline-flex items-baseline font-heading text-xl font-[800] font-stretch-[125%]">
      <span className="me-0.5 inline-block h-[0.9em] w-[0.22em] translate-y-[0.12em] -skew-x-[18deg] bg-map-route" />
      {'M'}
    </span>
  );
}

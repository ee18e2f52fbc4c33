'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/ui/dialog';
import { Kbd } from '@/ui/kbd';
import { Switch } from '@/ui/switch';
import { useSingleKeysOff } from './use-shortcuts';

/** The keys of a dashboard, and the switch for those that are a single sign. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const [isOff, setOff] = useSingleKeysOff();
  const keys: readonly [keys: readonly string[], meaning: string][] = [
    [['J'], t('dashboard.keys.next')],
    [['K'], t('dashboard.keys.previous')],
    [['Enter'], t('dashboard.keys.open')],
    [['X'], t('dashboard.keys.select')],
    [['/'], t('dashboard.searchRows')],
    [['Ctrl', 'K'], t('dashboard.commands.title')],
    [['?'], t('dashboard.keys.help')],
    [['Esc'], t('dashboard.keys.close')],
  ];
  return (
    <Dialog open onOpenChange={onClose} title={t('dashboard.keys.title')} closeLabel={t('common.close')} size="sm">
      <dl className="grid gap-1 text-sm">
        {keys.map(([names, meaning]) => (
          <div key={names.join()} className="flex items-center justify-between gap-4 border-b border-dashed border-line py-1.5">
            <dt>{meaning}</dt>
            <dd dir="ltr" className="flex flex-none gap-1">{names.map((name) => <Kbd key={name}>{name}</Kbd>)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4"><Switch checked={!isOff} onChange={(event) => setOff(!event.target.checked)} label={t('dashboard.keys.single')} hint={t('dashboard.keys.singleHint')} /></div>
    </Dialog>
  );
}

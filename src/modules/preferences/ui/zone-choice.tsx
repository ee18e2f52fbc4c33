'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { Ltr } from '@/ui/ltr';
import { notify } from '@/ui/notify';
import { offsetOf, timeZones } from '../time-zone.schema';
import { useSaveSettings } from './use-save-settings';

/** "Asia/Ho_Chi_Minh" as people read and type it. */
const readable = (zone: string) => zone.replaceAll('_', ' ');

/** The party's time zone, found by typing a city; each with its offset as it is now. An emptied field changes nothing until a zone is chosen. */
export function ZoneChoice({ zone }: { zone: string }) {
  const t = useTranslations('settings');
  const router = useRouter();
  const { save, failure } = useSaveSettings();
  const [chosen, setChosen] = useState<string | null>(zone);
  const options = useMemo(() => {
    const now = new Date();
    return [...new Set([...timeZones(), zone])].map((name) => ({ value: name, label: readable(name), aside: <Ltr className="tabular text-xs text-muted">{offsetOf(name, now)}</Ltr> }));
  }, [zone]);

  async function choose(next: string | null) {
    const before = chosen;
    setChosen(next);
    if (next === null || next === zone) return;
    if (await save({ time_zone: next })) {
      notify.success(t('saved'));
      router.refresh(); // every time on the pages is another one now
    } else setChosen(before ?? zone);
  }

  return (
    <Field label={t('timeZone')} hideLabel error={failure ?? undefined} hint={<Ltr className="tabular">{`${readable(chosen ?? zone)} · ${offsetOf(chosen ?? zone, new Date())}`}</Ltr>} className="max-w-md">
      {(wiring) => (
        <Combobox
          {...wiring} options={options} value={chosen} onValueChange={(next) => void choose(next)} placeholder={t('zonePlaceholder')}
          onBlur={() => setChosen((now) => now ?? zone)} labels={{ open: t('showZones'), clear: t('clearZone'), empty: t('noZone') }}
        />
      )}
    </Field>
  );
}

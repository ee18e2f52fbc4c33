import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { GetForm } from '@/ui/get-form';
import { Select } from '@/ui/select';

export interface VoyageFormProps {
  readonly from: string;
  /** Ports to choose from, in picker order. */
  readonly ports: readonly { readonly code: string; readonly name: string }[];
  readonly to?: string;
  readonly avoidsSuez?: boolean;
}

/** Asks for the voyage from a port to another one; the answer is a page, so it works without JavaScript. */
export function VoyageForm({ from, ports, to = '', avoidsSuez = false }: VoyageFormProps) {
  const t = useTranslations('voyage');
  const options = ports.filter(({ code }) => code !== from).map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  return (
    <GetForm
      action={localizedPath(useLocale(), `/ports/${from.toLowerCase()}/voyage`)}
      aria-label={t('pageTitle', { from: ports.find(({ code }) => code === from)?.name ?? from })}
      values={{ to }}
      className="card flex flex-wrap items-end gap-x-4 gap-y-3 p-4"
    >
      <Field label={t('to')} className="min-w-0 flex-1 basis-64">
        <Select id="voyage-to" name="to" required defaultValue={to} placeholder={t('choose')} options={options} />
      </Field>
      <Checkbox name="avoid" value="suez" defaultChecked={avoidsSuez} label={t('avoidSuez')} className="sm:pb-2.5" />
      <button type="submit" className="btn btn-ink">{t('show')}</button>
    </GetForm>
  );
}

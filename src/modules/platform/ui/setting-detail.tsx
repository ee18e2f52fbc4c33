'use client';

import { useTranslations } from 'next-intl';
import { Instant } from '@/table/values';
import { DefinitionList } from '@/ui/definition-list';
import { Code } from '@/ui/code-chip';
import { settingDescription, settingLabel, type SettingAnswer } from '../kept-settings.schema';

/** A setting with its bounds. */
export function SettingDetail({ row }: { row: SettingAnswer }) {
  const t = useTranslations();
  const inUnit = (value: number) => t('config.inUnit', { value, unit: t(`config.units.${row.unit}`) });
  return (
    <div className="grid gap-4">
      <p>{t(settingDescription(row.setting))}</p>
      <DefinitionList
        items={[
          { key: 'setting', term: t('config.setting'), value: t(settingLabel(row.setting)) },
          { key: 'value', term: t('config.value'), value: <strong>{inUnit(row.value)}</strong> },
          { key: 'least', term: t('config.least'), value: inUnit(row.least) },
          { key: 'most', term: t('config.most'), value: inUnit(row.most) },
          { key: 'standard', term: t('config.standard'), value: inUnit(row.standard) },
          { key: 'name', term: t('config.name'), value: <Code>{row.setting}</Code> },
          { key: 'changed', term: t('config.changed'), value: row.updatedAt === null ? t('config.never') : <Instant at={row.updatedAt} /> },
        ]}
      />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { LIMITS } from '@/http/input';
import type { ActionFormProps } from '@/table/definition';
import { TextForm } from '@/table/text-form';
import { takeDownBody, type AdminCatalogAnswer } from '../admin-catalogs.schema';

/** Why a catalog is taken down. */
export function TakeDownForm({ row, formId, submit }: ActionFormProps<AdminCatalogAnswer, { reason: string }>) {
  const t = useTranslations('adminCatalogs');
  return (
    <TextForm formId={formId} schema={takeDownBody.shape.reason} label={t('reason')} hint={t('reasonHint')} required maxLength={LIMITS.reason} submit={(reason) => submit({ reason })}>
      <p><bdi className="font-semibold">{row.title}</bdi> · <bdi>{row.sellerName}</bdi></p>
    </TextForm>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { Input } from '@/ui/input';
import { Radio } from '@/ui/radio';
import type { ChecklistLine } from '../checklist';
import { LINE_RESULTS } from '../survey.schema';
import type { ReportValues } from './report-values';
import { LineName } from './survey-detail';

/** One line of the checklist: what it came to, and what there is to say. */
export function LineFields({ form, index, line }: { form: UseFormReturn<ReportValues>; index: number; line: ChecklistLine }) {
  const t = useTranslations('survey');
  const { ofField } = useErrorText();
  const { register, control, formState } = form;
  const result = useWatch({ control, name: `lines.${index}.result` });
  const errors = formState.errors.lines?.[index];
  return (
    <div className="card grid gap-2 p-3">
      <FieldGroup legend={<LineName line={line} />} required error={ofField(errors?.result?.message)}>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {LINE_RESULTS.map((value) => <Radio key={value} {...register(`lines.${index}.result`)} value={value} label={t(`results.${value}`)} />)}
        </div>
      </FieldGroup>
      <Field label={t('remark')} required={result !== '' && result !== 'pass'} error={ofField(errors?.remark?.message)}>
        <Input {...register(`lines.${index}.remark`)} maxLength={LIMITS.reason} dir="auto" />
      </Field>
    </div>
  );
}

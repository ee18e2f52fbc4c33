'use client';

import { useTranslations } from 'next-intl';
import { useOthersText } from '@/table/others-text';
import { Badge } from '@/ui/badge';
import type { ReportLine, SurveyReportAnswer } from '../survey.schema';
import { LineName } from './survey-detail';

const TONE_OF_RESULT = { pass: 'ok', fail: 'bad', remark: 'warn', not_applicable: 'neutral' } as const;

/** What was found, line by line, and what else is to be said. */
export function Findings({ of: { lines, remarks } }: { of: Pick<SurveyReportAnswer, 'lines' | 'remarks'> }) {
  const t = useTranslations('survey');
  const othersText = useOthersText();
  return (
    <>
      <section className="grid gap-2">
        <h4 className="font-semibold">{t('checklist')}</h4>
        <ul className="divide-y divide-line border-y border-line">{lines.map((line, index) => <Line key={index} line={line} />)}</ul>
      </section>
      {remarks !== '' && (
        <section className="grid gap-1">
          <h4 className="font-semibold">{t('remarks')}</h4>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{othersText(remarks)}</p>
        </section>
      )}
    </>
  );
}

function Line({ line }: { line: ReportLine }) {
  const t = useTranslations('survey');
  const othersText = useOthersText();
  return (
    <li className="grid gap-1 py-2 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0"><LineName line={line} /></span>
        <Badge tone={TONE_OF_RESULT[line.result]} className="flex-none">{t(`results.${line.result}`)}</Badge>
      </span>
      {line.remark !== '' && <p dir="auto" className="text-muted wrap-anywhere whitespace-pre-line">{othersText(line.remark)}</p>}
    </li>
  );
}

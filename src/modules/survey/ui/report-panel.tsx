'use client';

import { useTranslations } from 'next-intl';
import { FileLink } from '@/table/file-link';
import { useOthersText } from '@/table/others-text';
import { Day, Instant, Status } from '@/table/values';
import { Badge } from '@/ui/badge';
import { DefinitionList } from '@/ui/definition-list';
import type { ReportLine, SurveyReportAnswer } from '../survey.schema';
import { PhotoGrid } from './photo-grid';
import { LineName } from './survey-detail';

const TONE_OF_RESULT = { pass: 'ok', fail: 'bad', remark: 'warn' } as const;

/** A survey's report: verdict, when and where, line by line what was found, remarks, photos, and all of it on paper. */
export function ReportPanel({ report }: { report: SurveyReportAnswer }) {
  const t = useTranslations('survey');
  const othersText = useOthersText();
  return (
    <div className="grid gap-5">
      <DefinitionList
        items={[
          { key: 'status', term: t('status'), value: <Status status={report.status} /> },
          { key: 'inspectedOn', term: t('inspectedOn'), value: <Day day={report.inspectedOn} /> },
          { key: 'place', term: t('place'), value: <bdi>{othersText(report.place)}</bdi> },
          { key: 'surveyor', term: t('surveyor'), value: <bdi>{report.surveyor}</bdi> },
          { key: 'submitted', term: t('submittedAt'), value: <Instant at={report.submittedAt} /> },
          ...(report.version > 1 ? [{ key: 'updated', term: t('updatedAt'), value: <>{t.rich('versionAt', { version: report.version, at: () => <Instant at={report.updatedAt} /> })}</> }] : []),
        ]}
      />
      <div><FileLink href={`/api/survey-reports/${report.id}/pdf`} label="survey.download" /></div>
      <section className="grid gap-2">
        <h4 className="font-semibold">{t('checklist')}</h4>
        <ul className="divide-y divide-line border-y border-line">{report.lines.map((line, index) => <Line key={index} line={line} />)}</ul>
      </section>
      {report.remarks !== '' && (
        <section className="grid gap-1">
          <h4 className="font-semibold">{t('remarks')}</h4>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{othersText(report.remarks)}</p>
        </section>
      )}
      {report.photos.length > 0 && (
        <section className="grid gap-2">
          <h4 className="font-semibold">{t('photos')}</h4>
          <PhotoGrid photos={report.photos} />
        </section>
      )}
    </div>
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

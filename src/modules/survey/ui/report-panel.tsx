'use client';

import { useTranslations } from 'next-intl';
import { FileLink } from '@/table/file-link';
import { useOthersText } from '@/table/others-text';
import { Day, Instant } from '@/table/values';
import { DefinitionList } from '@/ui/definition-list';
import type { SurveyReportAnswer } from '../survey.schema';
import { Findings } from './report-findings';
import { ReportVersions } from './report-versions';
import { PhotoGrid } from './photo-grid';
import { Verdict } from './verdict';

/** A survey's report: verdict, when and where, line by line what was found, remarks, photos, and all of it on paper. */
export function ReportPanel({ report }: { report: SurveyReportAnswer }) {
  const t = useTranslations('survey');
  const othersText = useOthersText();
  return (
    <div className="grid gap-5">
      <DefinitionList
        items={[
          { key: 'status', term: t('status'), value: <Verdict report={report} /> },
          { key: 'inspectedOn', term: t('inspectedOn'), value: <Day day={report.inspectedOn} /> },
          { key: 'place', term: t('place'), value: <bdi>{othersText(report.place)}</bdi> },
          { key: 'surveyor', term: t('surveyor'), value: <bdi>{report.surveyor}</bdi> },
          { key: 'submitted', term: t('submittedAt'), value: <Instant at={report.submittedAt} /> },
          ...(report.version > 1 ? [{ key: 'updated', term: t('updatedAt'), value: <>{t.rich('versionAt', { version: report.version, at: () => <Instant at={report.updatedAt} /> })}</> }] : []),
        ]}
      />
      <div><FileLink href={`/api/survey-reports/${report.id}/pdf`} label="survey.download" /></div>
      <Findings of={report} />
      {report.photos.length > 0 && (
        <section className="grid gap-2">
          <h4 className="font-semibold">{t('photos')}</h4>
          <PhotoGrid photos={report.photos} />
        </section>
      )}
      {report.version > 1 && <ReportVersions key={report.version} reportId={report.id} />}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useOthersText } from '@/table/others-text';
import { useCall } from '@/table/use-call';
import { Day, Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DefinitionList } from '@/ui/definition-list';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import type { SurveyVersionAnswer } from '../survey.schema';
import { Findings } from './report-findings';
import { Verdict } from './verdict';

/** Every version of a report, newest first: who wrote it and when, what it changed, and earlier ones in full. */
export function ReportVersions({ reportId }: { reportId: number }) {
  const t = useTranslations();
  const { state, retry } = useCall('GET /api/survey-reports/{reportId}/versions', { params: { reportId } });
  return (
    <section className="grid gap-2">
      <h4 className="font-semibold">{t('survey.versions')}</h4>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={2} /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('survey.versionsFailed')}</Alert>}
      {state.phase === 'ready' && (
        <ol className="grid gap-3">
          {state.answer.map((version, index) => <Version key={version.version} version={version} isNewest={index === 0} />)}
        </ol>
      )}
    </section>
  );
}

function Version({ version, isNewest }: { version: SurveyVersionAnswer; isNewest: boolean }) {
  const t = useTranslations('survey');
  return (
    <li className="card grid gap-2 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong>{t('versionNumber', { version: version.version })}</strong>
        {isNewest && <Badge tone="info">{t('newestVersion')}</Badge>}
        <Verdict report={version} />
        <span className="ms-auto text-xs text-muted"><Instant at={version.writtenAt} /></span>
      </p>
      <p className="text-muted">{t.rich('writtenBy', { surveyor: () => <bdi>{version.surveyor}</bdi> })}</p>
      {version.changed.length === 0
        ? <p className="text-muted">{t(version.version === 1 ? 'firstVersion' : 'nothingChanged')}</p>
        : (
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-muted">{t('changedParts')}</span>
            {version.changed.map((part) => <Badge key={part} tone="neutral">{t(part === 'lines' ? 'checklist' : part)}</Badge>)}
          </p>
        )}
      {!isNewest && <FullText version={version} />}
    </li>
  );
}

/** An earlier version in full; the newest is the report itself. */
function FullText({ version }: { version: SurveyVersionAnswer }) {
  const t = useTranslations('survey');
  const othersText = useOthersText();
  return (
    <details>
      <summary className="cursor-pointer font-semibold text-sea">{t('fullText', { version: version.version })}</summary>
      <div className="grid gap-4 pt-3">
        <DefinitionList
          items={[
            { key: 'status', term: t('status'), value: <Verdict report={version} /> },
            { key: 'inspectedOn', term: t('inspectedOn'), value: <Day day={version.inspectedOn} /> },
            { key: 'place', term: t('place'), value: <bdi>{othersText(version.place)}</bdi> },
            { key: 'photos', term: t('photos'), value: t('photoCount', { count: version.photos }) },
          ]}
        />
        <Findings of={version} />
      </div>
    </details>
  );
}

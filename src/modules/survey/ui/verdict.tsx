import { CountedStatus } from '@/table/values';
import { failedLinesOf, verdictStatus, type SurveyReportAnswer } from '../survey.schema';

/** What a report came to. */
export function Verdict({ report: { status, lines } }: { report: Pick<SurveyReportAnswer, 'status' | 'lines'> }) {
  return <CountedStatus status={verdictStatus(status, failedLinesOf(lines))} />;
}

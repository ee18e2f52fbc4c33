'use client';

import { WorkflowPanel } from '@/modules/order/ui/workflow-panel';
import type { WorkAnswer } from '@/modules/work/work.schema';

/** The tracker of the order that a survey belongs to. */
export function SurveyWorkflow({ row, onClose }: { row: WorkAnswer; onClose: () => void }) {
  return <WorkflowPanel dpoId={row.orderId} onClose={onClose} />;
}

'use client';

import { WorkflowPanel } from '@/modules/order/ui/workflow-panel';
import type { ArbitratorCaseAnswer } from '../case.schema';

/** The tracker of the order that a case is about. */
export function CaseWorkflow({ row, onClose }: { row: ArbitratorCaseAnswer; onClose: () => void }) {
  return <WorkflowPanel dpoId={row.orderId} onClose={onClose} />;
}

import { defineMachine } from '@/machine/machine';
import type { DocumentStatus } from './kyc.schema';

export type DocumentAction = 'approve' | 'reject' | 'expire' | 'replace';

/**
 * A paper, from handing in to its successor. The party replaces what was rejected or has expired; an approved one that
 * will expire soon is replaced by the system once its successor is approved.
 */
export const documentMachine = defineMachine<DocumentStatus, DocumentAction>({
  name: 'document',
  initial: 'pending',
  states: {
    pending: { approve: { to: 'approved', by: ['hr'] }, reject: { to: 'rejected', by: ['hr'] } },
    approved: { expire: { to: 'expired', by: ['system'] }, replace: { to: 'replaced', by: ['system'] } },
    rejected: { replace: { to: 'replaced', by: ['party'] } },
    expired: { replace: { to: 'replaced', by: ['party'] } },
    replaced: {},
  },
});

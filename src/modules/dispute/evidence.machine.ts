import { defineMachine } from '@/machine/machine';

export type EvidenceStatus = 'pending' | 'accepted' | 'rejected';
export type EvidenceAction = 'accept' | 'reject';

/** A document of a case, as its arbitrator weighs it; until the ruling it may be weighed anew. */
export const evidenceMachine = defineMachine<EvidenceStatus, EvidenceAction>({
  name: 'evidence',
  initial: 'pending',
  states: {
    pending: { accept: { to: 'accepted', by: ['arbitrator'] }, reject: { to: 'rejected', by: ['arbitrator'] } },
    accepted: { reject: { to: 'rejected', by: ['arbitrator'] } },
    rejected: { accept: { to: 'accepted', by: ['arbitrator'] } },
  },
});

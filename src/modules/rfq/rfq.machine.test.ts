import { describe, expect, it } from 'vitest';
import { walkMachine } from '@/test/machine-table';
import { rfqMachine } from './rfq.machine';
import { RFQ_GROUPS } from './rfq.schema';

describe('an RFQ', () => {
  walkMachine(rfqMachine, [
    'open --edit--> open by buyer',
    'resubmitted, negotiation_requested, doq_provided, responded, rejected, closed --edit--> resubmitted by buyer',
    'open, resubmitted, negotiation_requested, doq_provided, responded --offer--> responded by seller',
    'open, resubmitted, negotiation_requested, doq_provided, responded --negotiate--> negotiation_requested by captain',
    'open, resubmitted, negotiation_requested, doq_provided, responded --doq--> doq_provided by captain',
    'open, resubmitted, negotiation_requested, doq_provided, responded --reject--> rejected by captain',
    'open, resubmitted, negotiation_requested, doq_provided, responded --accept--> accepted by captain',
    'accepted --close--> closed by system',
    // Every state before an order exists.
    'open, resubmitted, negotiation_requested, doq_provided, responded, accepted, rejected, closed --delete--> cancelled by buyer',
    // It follows its order, which is cancelled before its processing, and undone by a ruling until it is completed.
    'accepted --follow_processing--> processing by system',
    'accepted, processing, shipped, delivered --follow_cancelled--> cancelled by system',
    'processing --follow_shipped--> shipped by system',
    'shipped --follow_delivered--> delivered by system',
    'delivered --follow_fulfilled--> fulfilled by system',
  ], ['fulfilled', 'cancelled']);

  it('stands in exactly one of the three tables of My RFQs, whatever its status', () => {
    const grouped = Object.values(RFQ_GROUPS).flat();
    expect([...grouped].sort()).toEqual(Object.keys(rfqMachine.states).sort());
  });

  it('needs its buyer where the specification says so, and when it is closed', () => {
    expect(RFQ_GROUPS.needAction).toEqual(['negotiation_requested', 'doq_provided', 'responded', 'accepted', 'rejected', 'closed']);
    expect(RFQ_GROUPS.open).toEqual(['open', 'resubmitted']);
  });
});

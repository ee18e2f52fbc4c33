import { describe } from 'vitest';
import { walkMachine } from '@/test/machine-table';
import { dpqMachine } from './quotation.machine';

describe('a draft quotation', () => {
  walkMachine(dpqMachine, [
    'draft --accept--> accepted by buyer',
    'draft --reject--> rejected by buyer',
    'draft --negotiate--> negotiated by buyer',
    'negotiated --update--> draft by captain',
    'accepted --convert--> converted by captain',
    'draft --convert--> converted by captain',
    'draft, negotiated --expire--> rejected by system',
    // The buyer deletes the RFQ: an open quotation is rejected with it.
    'draft, negotiated, accepted --withdraw--> rejected by system',
  ], ['rejected', 'converted']);
});

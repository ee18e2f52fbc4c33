import { describe } from 'vitest';
import { walkMachine } from '@/test/machine-table';
import { issueMachine } from './help.machine';

describe('an issue', () => {
  walkMachine(issueMachine, ['open --resolve--> resolved by hr', 'resolved --reopen--> open by hr'], []);
});

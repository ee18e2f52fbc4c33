import { describe, expect, it } from 'vitest';
import { customaryInsurance, policyBody } from './insurance.schema';

const body = { number: 'P 1', issuer: 'Harbour Mutual', issuedOn: '2026-01-05', validUntil: '2026-01-05', insured: '0.01', clauses: 'C', key: 'k'.repeat(30) };

describe('a policy', () => {
  it('insures the value and a tenth by custom, never less', () => {
    expect([0n, 1n, 10n, 99n, 10_000n].map(customaryInsurance)).toEqual([0n, 2n, 11n, 109n, 11_000n]);
  });

  it('may end on the day on which it was issued, and not before', () => {
    expect(policyBody.parse(body)).toMatchObject({ insured: 1n, note: '' });
    expect(policyBody.safeParse({ ...body, validUntil: '2026-01-04' }).error?.issues).toMatchObject([{ path: ['validUntil'], message: 'policy_validity_invalid' }]);
  });

  it.each([['insured', '0', 'policy_sum_invalid'], ['insured', '1.001', 'policy_sum_invalid'], ['clauses', 'D', 'policy_clauses_invalid'], ['number', ' ', 'paper_number_required'], ['issuer', '', 'paper_issuer_required'], ['issuedOn', '2026-02-30', 'paper_day_invalid'], ['key', '', 'file_unknown']])('needs a right %s: not %j', (field, value, message) => {
    expect(policyBody.safeParse({ ...body, [field]: value }).error?.issues).toMatchObject([{ path: [field], message }]);
  });
});

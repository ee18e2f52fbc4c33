import { expect, it } from 'vitest';
import { asDraft, EMPTY_RFQ, filesLeft, toRfqBody, UNDRAFTED } from './rfq-form.values';

const HOUR = 3_600_000;

it('a draft keeps its files with the time at which each came, and forgets those that are removed by then', () => {
  const first = asDraft([{ key: 'a', name: 'drawing.pdf' }], [], 1000);
  const both = asDraft([{ key: 'a', name: 'drawing.pdf' }, { key: 'b', name: 'sheet.pdf' }], first, 5000);
  expect(both).toEqual([{ key: 'a', name: 'drawing.pdf', at: 1000 }, { key: 'b', name: 'sheet.pdf', at: 5000 }]);
  expect(asDraft([{ key: 'b', name: 'sheet.pdf' }], both, 9000)).toEqual([{ key: 'b', name: 'sheet.pdf', at: 5000 }]);
  expect(filesLeft(both, 5000)).toEqual(both);
  expect(filesLeft(both, 1000 + 46 * HOUR)).toEqual([{ key: 'b', name: 'sheet.pdf', at: 5000 }]);
  expect(UNDRAFTED).not.toContain('files');
  expect(toRfqBody({ ...EMPTY_RFQ, files: both })).toMatchObject({ files: ['a', 'b'] });
});

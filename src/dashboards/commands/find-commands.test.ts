import { describe, expect, it } from 'vitest';
import { findCommands, recordNumber } from './find-commands';

const run = () => undefined;
const groups = [
  { id: 'go', label: 'Go to', items: [{ id: 'a', label: 'RFQ Management', run }, { id: 'b', label: 'Settings', run }] },
  { id: 'record', label: 'Open', items: [{ id: 'c', label: 'Open order 12', run }] },
];
const labels = (query: string) => findCommands(groups, query).flatMap(({ items }) => items.map(({ label }) => label));

describe('a query for commands', () => {
  it.each([
    ['', ['RFQ Management', 'Settings', 'Open order 12']], ['rfq', ['RFQ Management']], ['MANAGE rf', ['RFQ Management']], ['order 12', ['Open order 12']], ['١٢', ['Open order 12']],
    ['nothing', []],
  ])('%j finds %j', (query, found) => {
    expect(labels(query)).toEqual(found);
  });

  it.each([['12', 12], ['rfq 12', 12], ['#7', 7], ['١٢٣', 123], ['१२', 12], ['１２', 12], ['', undefined], ['rfq', undefined], ['0', undefined], ['1 2', undefined], ['1.5', undefined], ['99999999999', undefined]])(
    '%j names the record %s', (query, id) => {
      expect(recordNumber(query)).toBe(id);
    },
  );
});

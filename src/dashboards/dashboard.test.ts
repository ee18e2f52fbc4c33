import { describe, expect, it } from 'vitest';
import { sectionAt } from './dashboard';
import { DASHBOARDS } from './registry';

describe('sectionAt', () => {
  it('opens the first view without segments', () => {
    expect(sectionAt(DASHBOARDS.captain, [])?.table).toBe('captain.rfqs');
    expect(sectionAt(DASHBOARDS.hr, [])).toBeUndefined();
  });

  it('opens a view by its address', () => {
    expect(sectionAt(DASHBOARDS.captain, ['dpos'])?.table).toBe('captain.dpos');
    expect(sectionAt(DASHBOARDS.buyer, ['rfqs'])?.table).toBe('buyer.rfqs');
  });

  it.each([['nope'], ['rfqs', 'more'], ['..', 'captain', 'rfqs'], ['']])('knows no view at %j', (...segments) => {
    expect(sectionAt(DASHBOARDS.captain, segments)).toBeUndefined();
  });
});

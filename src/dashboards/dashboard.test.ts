import { describe, expect, it } from 'vitest';
import { commonPageAt, sectionAt } from './dashboard';
import { DASHBOARDS } from './registry';

describe('sectionAt', () => {
  it('opens the first view without segments', () => {
    expect(sectionAt(DASHBOARDS.captain, [])?.table).toBe('captain.roles');
    expect(sectionAt(DASHBOARDS.hr, [])?.view).toBe('hrOverview');
    expect(sectionAt({ ...DASHBOARDS.cha, sections: [] }, [])).toBeUndefined();
  });

  it('opens a view by its address', () => {
    expect(sectionAt(DASHBOARDS.captain, ['dpos'])?.table).toBe('captain.dpos');
    expect(sectionAt(DASHBOARDS.buyer, ['rfqs'])?.table).toBe('buyer.rfqs');
  });

  it.each([['nope'], ['rfqs', 'more'], ['..', 'captain', 'rfqs'], ['']])('knows no view at %j', (...segments) => {
    expect(sectionAt(DASHBOARDS.captain, segments)).toBeUndefined();
  });
});

describe('commonPageAt', () => {
  it('knows the pages that all roles share, and nothing beside or below them', () => {
    expect(['profile', 'documents', 'notifications', 'settings'].map((name) => commonPageAt([name]))).toEqual(['/profile', '/documents', '/notifications', '/settings']);
    expect([[], ['rfqs'], ['profile', 'x'], ['Profile'], ['']].map(commonPageAt)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('leaves their own notifications to buyers and sellers', () => {
    expect(sectionAt(DASHBOARDS.buyer, ['notifications'])?.view).toBe('notifications');
    expect(sectionAt(DASHBOARDS.seller, ['notifications'])?.view).toBe('notifications');
    expect(sectionAt(DASHBOARDS.captain, ['notifications'])).toBeUndefined();
  });
});

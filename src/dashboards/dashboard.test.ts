import { describe, expect, it } from 'vitest';
import { commonPageAt, leadsOnTo, sectionAt } from './dashboard';
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

describe('leadsOnTo', () => {
  it('knows the documented addresses that are no views themselves', () => {
    expect(leadsOnTo('seller', ['dpo'])).toBe('/dashboard/seller/orders');
    expect(sectionAt(DASHBOARDS.seller, ['orders'])?.table).toBe('seller.orders');
    expect(leadsOnTo('buyer', ['dpo'])).toBeUndefined();
  });

  it.each(['buyer', 'seller'] as const)('has the wallet of a %s at its documented address, and leads there from the former one', (role) => {
    expect(sectionAt(DASHBOARDS[role], ['currency'])?.table).toBe(`${role}.statement`);
    expect(leadsOnTo(role, ['statement'])).toBe(`/dashboard/${role}/currency`);
  });

  it('has the surveys and disputes of a buyer at their documented addresses', () => {
    expect([['surveys'], ['disputes']].map((at) => sectionAt(DASHBOARDS.buyer, at)?.table)).toEqual(['buyer.surveys', 'buyer.disputes']);
    expect([['surveys'], ['disputes']].map((at) => leadsOnTo('buyer', at))).toEqual([undefined, undefined]);
  });

  it('leads to the pages that all roles share', () => {
    expect(leadsOnTo('captain', ['profile'])).toBe('/profile');
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

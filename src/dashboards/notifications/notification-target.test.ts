import { describe, expect, it } from 'vitest';
import { DASHBOARDS } from '../registry';
import { notificationTarget } from './notification-target';

describe('what a notification leads to', () => {
  it('is the desk of the role, with the row open', () => {
    expect(notificationTarget(DASHBOARDS.captain, { rfqId: 5, title: 'Steel' })).toBe('/dashboard/captain/rfqs?open=5');
    expect(notificationTarget(DASHBOARDS.captain, { rfqId: 5, dpqId: 6 })).toBe('/dashboard/captain/dpqs?open=6');
    expect(notificationTarget(DASHBOARDS.captain, { dpqId: 6, dpoId: 7 })).toBe('/dashboard/captain/dpos?open=7');
    expect(notificationTarget(DASHBOARDS.buyer, { rfqId: 5 })).toBe('/dashboard/buyer/rfqs?open=5');
    expect(notificationTarget(DASHBOARDS.buyer, { rfqId: 5, dpqId: 6 })).toBe('/draft-quotations?open=6');
  });

  it('is nothing where the role has no desk for it', () => {
    expect(notificationTarget(DASHBOARDS.hr, { rfqId: 5 })).toBeUndefined();
    expect(notificationTarget(DASHBOARDS.captain, { title: 'Steel' })).toBeUndefined();
  });
});

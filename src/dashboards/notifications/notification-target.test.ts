import { describe, expect, it } from 'vitest';
import { NOTIFICATION_DESKS, notificationTarget } from '@/modules/notification/notification-target';
import { DASHBOARDS } from '../registry';

describe('what a notification leads to', () => {
  it('is the desk of the role, with the row open', () => {
    expect(notificationTarget('captain', { rfqId: 5, title: 'Steel' })).toBe('/dashboard/captain/rfqs?open=5');
    expect(notificationTarget('captain', { rfqId: 5, dpqId: 6 })).toBe('/dashboard/captain/dpqs?open=6');
    expect(notificationTarget('captain', { dpqId: 6, dpoId: 7 })).toBe('/dashboard/captain/dpos?open=7');
    expect(notificationTarget('buyer', { rfqId: 5 })).toBe('/dashboard/buyer/rfqs?open=5');
    expect(notificationTarget('buyer', { rfqId: 5, dpqId: 6 })).toBe('/draft-quotations?open=6');
    expect(notificationTarget('hr', { issueId: 3 })).toBe('/dashboard/hr/issues?open=3');
    expect(notificationTarget('hr', { contactFormId: 4, name: 'Ada' })).toBe('/dashboard/hr/contact-forms?open=4');
    // A registration, and a profile that was changed: with the user.
    expect(notificationTarget('hr', { userId: 9, name: 'Ada', vendorCode: 'BUY-7K3Q9M' })).toBe('/dashboard/hr/users?open=9');
  });

  it('is a page that everybody has, where there is one', () => {
    expect(notificationTarget('seller', { issueId: 3 })).toBe('/settings#help');
    expect(notificationTarget(null, { contactRequestId: 3 })).toBe('/profile#contacts');
  });

  it('is nothing where the role has no desk for it', () => {
    expect(notificationTarget('hr', { rfqId: 5 })).toBeUndefined();
    expect(notificationTarget(null, { rfqId: 5 })).toBeUndefined();
    expect(notificationTarget('captain', { title: 'Steel' })).toBeUndefined();
    expect(notificationTarget('seller', { userId: 9 })).toBeUndefined();
  });

  it('is a view that the role’s dashboard has', () => {
    for (const [, { everybody: _, ...desks }] of NOTIFICATION_DESKS) {
      for (const [role, href] of Object.entries(desks)) {
        expect(DASHBOARDS[role as keyof typeof DASHBOARDS].sections.map((section) => section.href), role).toContain(href);
      }
    }
  });
});

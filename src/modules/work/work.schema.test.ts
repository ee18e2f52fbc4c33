import { describe, expect, it } from 'vitest';
import { waitOf } from './work.schema';

const READY = { status: 'accepted', kind: 'transport', inDispute: false, orderStatus: 'processing', isFunded: true, goodsReadyOn: '2099-01-05', isSurveyUndecided: false, trackingId: null } as const;
const wait = (over: Partial<Parameters<typeof waitOf>[0]> = {}) => waitOf({ ...READY, ...over });

describe('what the next step of a work order waits for', () => {
  it('is nothing once its order is there', () => {
    expect([wait(), wait({ status: 'pending' }), wait({ status: 'in_progress' })]).toEqual([null, null, null]);
  });

  it('is the end of a dispute, for whatever is to be done, unless it is the survey', () => {
    for (const status of ['pending', 'accepted', 'in_progress'] as const) expect(wait({ status, inDispute: true })).toBe('work_disputed');
    expect(wait({ kind: 'survey', inDispute: true })).toBeNull();
  });

  it('is for goods that leave one thing after the other: the order’s processing, its money, its seller, its survey', () => {
    const nothing = { orderStatus: 'confirmed', isFunded: false, goodsReadyOn: null, isSurveyUndecided: true };
    expect([wait(nothing), wait({ ...nothing, orderStatus: 'processing' }), wait({ ...nothing, orderStatus: 'processing', isFunded: true })]).toEqual(['order_not_processing', 'funds_not_held', 'goods_not_ready']);
    expect(wait({ isSurveyUndecided: true })).toBe('survey_undecided');
  });

  it('is nothing for goods that are on their way, and for a ship the order’s processing alone', () => {
    expect(wait({ trackingId: 'TRK-2099-000001', orderStatus: 'shipped', isFunded: false })).toBeNull();
    expect([wait({ kind: 'logistics', orderStatus: 'confirmed' }), wait({ kind: 'logistics', orderStatus: 'shipped', isFunded: false })]).toEqual(['order_not_processing', null]);
  });

  it('is for the start alone, and for nothing that is over', () => {
    expect([wait({ status: 'pending', isFunded: false }), wait({ kind: 'insurance', isFunded: false })]).toEqual([null, null]);
    expect([wait({ status: 'completed', inDispute: true }), wait({ status: 'cancelled', inDispute: true })]).toEqual([null, null]);
  });
});

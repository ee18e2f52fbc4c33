import { describe, expect, it } from 'vitest';
import type { TableRow } from '@/table/definition';
import { isWaiting } from './action-call';
import { TABLES } from '../tables';
import { bulkActions, bulkWarnings } from './bulk';

const row = (id: number, status: string, over: object = {}): TableRow => ({ id, status, ...over });
const names = (table: keyof typeof TABLES, rows: readonly TableRow[]) => bulkActions(TABLES[table], rows).map(({ action }) => action);
const words = { message: (key: string) => key };

describe('what may be done with many rows at once', () => {
  it('is what every one of them offers', () => {
    expect(names('captain.dpos', [row(1, 'pending'), row(2, 'pending')])).toEqual(['confirm']);
    expect(names('captain.dpos', [row(1, 'confirmed')])).toEqual(['process']);
    expect(names('captain.dpos', [row(1, 'pending'), row(2, 'confirmed')])).toEqual([]);
    expect(names('captain.dpqs', [row(1, 'draft'), row(2, 'accepted')])).toEqual(['convert']);
    expect(names('captain.dpqs', [row(1, 'draft'), row(2, 'rejected')])).toEqual([]);
  });

  it('is nothing that needs a form, and nothing where nothing is selected', () => {
    expect(names('captain.rfqs', [row(1, 'open'), row(2, 'open')])).toEqual([]);
    expect(names('buyer.dpqs', [row(1, 'draft')])).toEqual(['reject']);
    expect(names('captain.dpos', [])).toEqual([]);
  });

  it('keeps to what a row adds to the machine', () => {
    expect(names('buyer.rfqs', [row(1, 'open', { dpoId: null }), row(2, 'accepted', { dpoId: null })])).toEqual(['delete']);
    expect(names('buyer.rfqs', [row(1, 'open', { dpoId: null }), row(2, 'accepted', { dpoId: 7 })])).toEqual([]);
  });

  it('is nothing that a row still waits for, whose desk does not count it either', () => {
    const start = (isSurveyUndecided: boolean) => row(1, 'accepted', { isSurveyUndecided, inDispute: false, kind: 'transport', orderStatus: 'processing', isFunded: true, goodsReadyOn: '2099-01-05', trackingId: null });
    expect(names('transporter.orders', [start(false)])).toEqual(['start', 'decline']);
    expect(names('transporter.orders', [start(true)])).toEqual(['decline']);
    expect([isWaiting(TABLES['transporter.orders'], start(false)), isWaiting(TABLES['transporter.orders'], start(true))]).toEqual([true, false]);
  });

  it('is warned of once', () => {
    const [convert] = bulkActions(TABLES['captain.dpqs'], [row(1, 'draft')]);
    expect(convert && bulkWarnings(convert, [row(1, 'draft'), row(2, 'draft'), row(3, 'accepted')], words)).toEqual(['quotation.bulkDraft']);
    expect(convert && bulkWarnings(convert, [row(3, 'accepted')], words)).toEqual([]);
    const below = { unitPrice: 1.04, offerPrice: 1.05 };
    expect(convert && bulkWarnings(convert, [row(1, 'accepted', below), row(2, 'draft', below)], words)).toEqual(['quotation.bulkBelow', 'quotation.bulkDraftBelow']);
  });
});

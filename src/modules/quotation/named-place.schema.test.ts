import { describe, expect, it } from 'vitest';
import { coveredBy, type PriceCover } from '@/modules/catalogue/catalogue.schema';
import { loadingPortOf, missingPlaceOf, placeFaultOf } from './named-place.schema';
import { PAYMENT_TERMS } from './quotation.schema';

const MUMBAI = 1;
const HAMBURG = 2;
const voyage = { loadingPortId: MUMBAI, dischargePortId: HAMBURG };
const AT_THE_SELLER = ['EXW', 'FCA', 'FAS', 'FOB'] as const;
const AT_THE_DESTINATION = ['CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'CFR', 'CIF'] as const;

describe('the place that an Incoterm names', () => {
  it('is asked about every term once', () => {
    expect([...AT_THE_SELLER, ...AT_THE_DESTINATION].sort()).toEqual([...PAYMENT_TERMS].sort());
  });

  it.each(AT_THE_SELLER)('is wrong for %s at the port of discharge alone', (term) => {
    expect(placeFaultOf(term, HAMBURG, voyage)).toBe('discharge');
    for (const place of [MUMBAI, 3]) expect(placeFaultOf(term, place, voyage)).toBeNull();
  });

  it.each(AT_THE_DESTINATION)('is wrong for %s at the port of loading alone', (term) => {
    expect(placeFaultOf(term, MUMBAI, voyage)).toBe('loading');
    for (const place of [HAMBURG, 3]) expect(placeFaultOf(term, place, voyage)).toBeNull();
  });

  it.each(PAYMENT_TERMS)('is never wrong for %s where nothing is known of the voyage, or it ends where it begins', (term) => {
    expect(placeFaultOf(term, MUMBAI, { loadingPortId: null, dischargePortId: null })).toBeNull();
    expect(placeFaultOf(term, MUMBAI, { loadingPortId: MUMBAI, dischargePortId: MUMBAI })).toBeNull();
  });

  it('is missing where a term names a port and none is given, whatever is known of the voyage', () => {
    for (const known of [voyage, { loadingPortId: null, dischargePortId: null }]) {
      for (const term of AT_THE_DESTINATION) expect(placeFaultOf(term, null, known)).toBe('noDestination');
      for (const term of ['FOB', 'FAS']) expect(placeFaultOf(term, null, known)).toBe('noPort');
      for (const term of ['EXW', 'FCA']) expect(placeFaultOf(term, null, known)).toBeNull();
    }
    expect(missingPlaceOf('CIF')).toBe('noDestination');
  });

  it('is judged by the end that is known', () => {
    expect(placeFaultOf('FOB', HAMBURG, { loadingPortId: null, dischargePortId: HAMBURG })).toBe('discharge');
    expect(placeFaultOf('CIF', MUMBAI, { loadingPortId: MUMBAI, dischargePortId: null })).toBe('loading');
  });
});

describe('the port of loading', () => {
  it('is the product’s where its own seller supplies, otherwise the supplier’s', () => {
    const supplier = { id: 7, portId: 3 };
    expect(loadingPortOf(supplier, { sellerId: 7, portId: MUMBAI })).toBe(MUMBAI);
    expect(loadingPortOf(supplier, { sellerId: 7, portId: null })).toBe(3);
    expect(loadingPortOf(supplier, { sellerId: 8, portId: MUMBAI })).toBe(3);
    expect(loadingPortOf(supplier, null)).toBe(3);
    expect(loadingPortOf({ id: 7, portId: null }, null)).toBeNull();
  });
});

describe('what an Incoterm puts into the price', () => {
  it.each([
    ['EXW', 'goods'], ['FCA', 'goods'], ['FAS', 'goods'], ['FOB', 'goods'], ['CFR', 'carriage'], ['CPT', 'carriage'], ['CIF', 'carriageAndInsurance'], ['CIP', 'carriageAndInsurance'],
    ['DAP', 'delivery'], ['DPU', 'delivery'], ['DDP', 'deliveryAndDuty'],
  ] as const satisfies readonly (readonly [(typeof PAYMENT_TERMS)[number], PriceCover])[])('is of %s: %s', (term, cover) => {
    expect(coveredBy(term)).toBe(cover);
  });
});

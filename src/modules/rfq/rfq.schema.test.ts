import { describe, expect, it } from 'vitest';
import { rfqBody, rfqBodyOn } from './rfq.schema';

const body = {
  product_id: 7, title: 'Steel coil', description: '', quantity: 10, response_deadline: null, budget_range_min: null, budget_range_max: null, currency_id: 1,
};

/** The first code and field of a refusal, or null when the body is taken. */
function refusal(over: Readonly<Record<string, unknown>>): { code: string; field: string } | null {
  const issue = rfqBody.safeParse({ ...body, ...over }).error?.issues[0];
  return issue ? { code: issue.message, field: issue.path.join('.') } : null;
}

describe('an RFQ body', () => {
  it('is taken as the home form sends it', () => {
    expect(rfqBody.parse({ ...body, response_deadline: '2027-01-31', budget_range_min: 100, budget_range_max: '250.50', currency_id: 4 })).toEqual({
      product_id: 7, title: 'Steel coil', description: '', quantity: 10, response_deadline: new Date('2027-01-31T00:00:00Z'), budget_range_min: 10_000n, budget_range_max: 25_050n,
      currency_id: 4, files: [],
    });
  });

  it('is taken as the shop form sends it, without product and currency', () => {
    const { product_id: _product, currency_id: _currency, ...shop } = body;
    expect(rfqBody.parse(shop)).toMatchObject({ currency_id: 1, quantity: 10 });
    expect(rfqBody.parse({ title: 'Steel coil', quantity: 1 })).toMatchObject({ description: '', response_deadline: null, budget_range_min: null, budget_range_max: null });
    expect(rfqBody.parse({ ...body, description: null, response_deadline: '', budget_range_min: '', budget_range_max: '', product_id: null })).toMatchObject({
      product_id: null, description: '', response_deadline: null, budget_range_min: null, budget_range_max: null,
    });
  });

  it.each([0, -1, -200, '1e3', 'NaN', NaN, null, undefined, true, [5], {}, '５', '5', '0x10', Infinity, 1.5, 0.5, -1.5, 1e21, 2_147_483_648, 1_000_000_001])('refuses the quantity %j', (quantity) => {
    expect(refusal({ quantity })).toEqual({ code: 'rfq_quantity_invalid', field: 'quantity' });
  });

  it.each(['bales', 'KG', '', 1, null, ['kg']])('refuses the unit %j', (unit) => {
    expect(refusal({ unit })).toEqual({ code: 'rfq_unit_invalid', field: 'unit' });
  });

  it('tells all faults at once, the order of the budgets too', () => {
    const faults = rfqBody.safeParse({ ...body, title: '', quantity: 0, budget_range_min: 5, budget_range_max: 4 }).error?.issues.map(({ message }) => message);
    expect(faults).toEqual(['rfq_title_required', 'rfq_quantity_invalid', 'rfq_budget_order']);
  });

  it('knows the buyer’s day where the form does', () => {
    const faults = (response_deadline: string) => rfqBodyOn('2026-11-28').safeParse({ ...body, title: '', response_deadline }).error?.issues.map(({ message }) => message);
    expect(faults('2026-11-27')).toEqual(['rfq_title_required', 'rfq_deadline_past']);
    expect(faults('2026-11-28')).toEqual(['rfq_title_required']);
    expect(faults('')).toEqual(['rfq_title_required']);
    expect(faults('2027-02-30')).toEqual(['rfq_title_required', 'rfq_deadline_invalid']);
  });

  it.each([1, 1_000_000_000])('takes the quantity %d', (quantity) => {
    expect(refusal({ quantity })).toBeNull();
  });

  it.each([-0.01, '1,5', 0.001, 10.005, '10.005', 1e15, '12abc', 'NaN', true, [1], {}, '-1'])('refuses the budget %j', (budget) => {
    expect(refusal({ budget_range_min: budget })).toEqual({ code: 'rfq_budget_invalid', field: 'budget_range_min' });
    expect(refusal({ budget_range_max: budget })).toEqual({ code: 'rfq_budget_invalid', field: 'budget_range_max' });
  });

  it('takes a budget of 0, an equal pair and one end alone, but no turned pair', () => {
    expect(refusal({ budget_range_min: 0, budget_range_max: 0 })).toBeNull();
    expect(refusal({ budget_range_min: '5.10', budget_range_max: 5.1 })).toBeNull();
    expect(refusal({ budget_range_min: 5 })).toBeNull();
    expect(refusal({ budget_range_max: 5 })).toBeNull();
    expect(refusal({ budget_range_min: 5.01, budget_range_max: 5 })).toEqual({ code: 'rfq_budget_order', field: 'budget_range_min' });
    expect(refusal({ budget_range_min: '1000', budget_range_max: '999.99' })).toMatchObject({ code: 'rfq_budget_order' });
  });

  it.each(['2026-02-30', '2026-13-01', 'tomorrow', 20_270_131, true, {}])('refuses the deadline %j', (response_deadline) => {
    expect(refusal({ response_deadline })).toEqual({ code: 'rfq_deadline_invalid', field: 'response_deadline' });
  });

  it.each([0, 5, -1, 1.5, '1', null, true])('refuses the currency %j', (currency_id) => {
    expect(refusal({ currency_id })).toEqual({ code: 'invalid_input', field: 'currency_id' });
  });

  it.each([0, -1, 1.5, '7', 2_147_483_648, true, [7], {}])('refuses the product %j', (product_id) => {
    expect(refusal({ product_id })).toEqual({ code: 'rfq_product_required', field: 'product_id' });
  });

  it.each(['', '  ', null, undefined, 5, ['a']])('refuses the title %j', (title) => {
    expect(refusal({ title })).toEqual({ code: 'rfq_title_required', field: 'title' });
  });

  it.each(['status', 'buyerId', 'buyer_id', 'id', 'version', 'createdAt', 'constructor'])('refuses the key %s, which is not the buyer’s to set', (key) => {
    expect(refusal({ [key]: 1 })).not.toBeNull();
  });

  it.each([null, [], 'text', 5, undefined])('is an object, never %j', (given) => {
    expect(rfqBody.safeParse(given).success).toBe(false);
  });
});

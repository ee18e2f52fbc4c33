import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import { isProblemCode, Problem, PROBLEM_CODES, sentence } from './problem';

const sentences: Readonly<Record<string, string>> = en.errors;

/** Codes whose status the specification or the standards fix, written by hand. */
const FIXED: Readonly<Record<number, readonly (typeof PROBLEM_CODES)[number][]>> = {
  400: ['invalid_input', 'malformed_json', 'invalid_id', 'repeated_parameter', 'login_fields_required', 'rfq_quantity_invalid', 'rfq_budget_order', 'text_invalid'],
  401: ['authentication_required', 'invalid_credentials'],
  403: ['role_not_allowed', 'account_blocked', 'foreign_origin', 'role_not_granted'],
  404: ['not_found', 'endpoint_not_found', 'product_not_found'],
  405: ['method_not_allowed'],
  409: ['status_changed', 'quotation_updated', 'quotation_expired', 'version_changed'],
  413: ['body_too_large'],
  415: ['unsupported_media_type'],
  429: ['too_many_attempts'],
  500: ['internal'],
  503: ['unavailable'],
};

describe('the table of problems', () => {
  it.each(PROBLEM_CODES)('%s has an English sentence', (code) => {
    expect(sentences[code]).toMatch(/\S/);
    expect(sentence(code)).toBe(sentences[code]);
  });

  it('leaves no sentence without a code; "network" is the browser’s own', () => {
    expect(Object.keys(sentences).filter((code) => !isProblemCode(code))).toEqual(['network']);
  });

  it.each(Object.entries(FIXED))('answers %s where the standards say so', (status, codes) => {
    expect(codes.map((code) => new Problem(code).status)).toEqual(codes.map(() => Number(status)));
  });

  it('knows no code but its own, not even one that every object has', () => {
    expect(['', 'toString', 'constructor', '__proto__', 'hasOwnProperty', 'INTERNAL', 'Invalid input'].filter(isProblemCode)).toEqual([]);
  });

  it('gives a problem its sentence, details and waiting time', () => {
    const problem = new Problem('too_many_attempts', { field: 'x' }, 30);
    expect(problem).toMatchObject({ code: 'too_many_attempts', status: 429, details: { field: 'x' }, retryAfter: 30, message: sentences['too_many_attempts'] });
  });

  it('says more with another code’s sentence, and keeps its own code and status', () => {
    expect(new Problem('status_changed', { status: 'pending', why: 'order_not_confirmed' })).toMatchObject({ code: 'status_changed', status: 409, message: sentences['order_not_confirmed'], details: { why: 'order_not_confirmed' } });
    expect(new Problem('status_changed', { why: 'because' }).message).toBe(sentences['status_changed']);
  });

  it('says what the specification says', () => {
    expect(en.errors).toMatchObject({
      invalid_credentials: 'Invalid credentials. Please try again.',
      login_fields_required: 'Please enter both Vendor Code/Email and Password',
      authentication_required: 'Authentication required. Please log in again.',
      rfq_title_required: 'Product title is required',
      rfq_quantity_invalid: 'Quantity is required and must be greater than 0',
      rfq_budget_order: 'Minimum budget cannot be greater than maximum budget',
      unavailable: 'Service temporarily unavailable',
      quotation_updated: 'Quotation was updated, please review',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { ROLES } from '@/access/roles';
import { loginBody, normalizeEmail, readIdentifier } from './identity.schema';
import { newVendorCode } from './vendor-code.commands';

describe('an e-mail', () => {
  it.each(['anna.port@example.com', 'Anna.Port@Example.COM', ' ANNA.PORT@EXAMPLE.COM\t', 'anna.port＠example.com', 'ａｎｎａ．port@example.com', 'anna.port﹫example.com'])('%j is anna.port@example.com', (form) => {
    expect(normalizeEmail(form)).toBe('anna.port@example.com');
    expect(readIdentifier(form)).toEqual({ emailNorm: 'anna.port@example.com' });
  });

  it('stays another one where it differs in more than its form', () => {
    for (const other of ['annaport@example.com', 'anna.port+x@example.com', 'änna.port@example.com']) expect(normalizeEmail(other)).not.toBe('anna.port@example.com');
  });
});

describe('a vendor code', () => {
  it.each(['BUY-7K3Q9M', 'buy-7k3q9m', ' Buy-7K3q9M ', 'ＢＵＹ－7K3Q9M'])('%j is BUY-7K3Q9M', (form) => {
    expect(readIdentifier(form)).toEqual({ vendorCode: 'BUY-7K3Q9M' });
  });

  it('is made of the role’s code and six signs that are not read for each other, and never holds an @', () => {
    for (const { code } of ROLES) expect(newVendorCode(code)).toMatch(new RegExp(`^${code}-[A-HJ-NP-Z2-9]{6}$`));
  });

  it('can’t be counted through', () => {
    const made = Array.from({ length: 2000 }, () => newVendorCode('BUY'));
    expect(new Set(made).size).toBeGreaterThan(1990);
    const signs = new Set(made.flatMap((code) => [...code.slice(4)]));
    expect(signs.size).toBe(32);
  });
});

describe('a login', () => {
  it('takes its two fields and no more', () => {
    expect(loginBody.parse({ vendorCode: ' x ', password: ' p ' })).toEqual({ vendorCode: 'x', password: ' p ' });
    expect(loginBody.safeParse({ vendorCode: 'x', password: 'p', role: 'admin' }).success).toBe(false);
  });

  it.each([['x'.repeat(255), 'invalid_credentials'], ['ﷺ'.repeat(100), 'invalid_credentials'], ['a\u0000b', 'text_invalid'], ['', 'login_fields_required'], [5, 'login_fields_required']])('refuses the name %j', (vendorCode, code) => {
    expect(loginBody.safeParse({ vendorCode, password: 'p' }).error?.issues[0]?.message).toBe(code);
  });
});

import { describe, expect, it } from 'vitest';
import { ROLES } from '@/access/roles';
import { loginBody, normalizeEmail, readIdentifier, phoneNumber, phoneOrNone } from './identity.schema';
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

describe('a telephone number', () => {
  it.each([['+49 40 123456', '+4940123456'], [' (022) 5550-0121 ', '02255500121'], ['＋86 21 5550 0188', '+862155500188'], ['+1.212.555.0100/1', '+121255501001']])('%j is %s', (typed, plain) => {
    expect(phoneNumber('missing').parse(typed)).toBe(plain);
    expect(phoneOrNone().parse(typed)).toBe(plain);
  });

  it.each(['call me', '12345', '+49 40 x', '1'.repeat(16), '++4940123456', '+49 40 123456 ext 7'])('%j is none', (typed) => {
    expect(phoneNumber('missing').safeParse(typed).error?.issues[0]?.message).toBe('phone_invalid');
    expect(phoneOrNone().safeParse(typed).error?.issues[0]?.message).toBe('phone_invalid');
  });

  it('may be left out where it is optional', () => {
    expect(phoneOrNone().parse('  ')).toBe('');
    expect(phoneNumber('missing').safeParse(' ').error?.issues[0]?.message).toBe('missing');
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

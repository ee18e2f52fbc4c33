import { describe, expect, it } from 'vitest';
import { companyKey, isHouseName } from './company-name';

describe('names of companies', () => {
  it.each([
    ['Tata Steel Limited', 'TATA-STEEL LTD.'], ['Tata Steel', 'Tаta  Steel Pvt. Ltd.'], ['Maas Agri Supplies BV', 'Maas Agri Supplies B.V.'], ['Müller GmbH', 'Muller'], ['青岛家电有限公司', '青岛家电'],
    ['Konkan Traders Private Limited', 'konkantraders'],
  ])('%s is %s', (one, other) => {
    expect(companyKey(one)).toBe(companyKey(other));
  });

  it.each([['Deccan Metals Ltd', 'Deccan Mills Ltd'], ['Limited', 'Company'], ['Port 1', 'Port 2'], ['Co-op Steel', 'Steel']])('%s is not %s', (one, other) => {
    expect(companyKey(one)).not.toBe(companyKey(other));
  });

  it.each([['Marsa Mart', true], ['MARSAMART GmbH', true], ['Marsa-Mart Support', true], ['Mаrsa Mart', true], ['Marsa Traders', false], ['', false]])('%s is the house’s: %s', (name, expected) => {
    expect(isHouseName(name)).toBe(expected);
  });
});

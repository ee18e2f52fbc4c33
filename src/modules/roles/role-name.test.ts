import { describe, expect, it } from 'vitest';
import { ROLES } from '@/access/roles';
import { isCaptainRole, isReservedCode, readAs } from './role-name.schema';

describe('the Captain role', () => {
  it.each(['CAPT', 'capt', ' CAPT ', 'C A P T', 'САРТ', 'сарt', 'ＣＡＰＴ', 'C-A-P-T', 'CÁPT', 'c@pt', 'CAP7', 'ᴄᴀᴘᴛ', 'captain-2'])('is read in the code %j', (code) => {
    expect(isCaptainRole({ name: 'Port lead', code })).toBe(true);
  });

  it.each(['Captain', 'Vice Captain', 'CAPTAIN OF PORT', 'c a p t a i n', 'Cap tain', 'сарtаin', 'Ｃａｐｔａｉｎ', 'C4ptain', 'Capt-ain', 'Cáptain', 'cap\u200btain', 'Capta1n'])('is read in the name %j', (name) => {
    expect(isCaptainRole({ name, code: 'X1' })).toBe(true);
  });

  it.each([['Quality Auditor', 'QA1'], ['Caption writer', 'CAPTN'], ['Capital desk', 'CAP'], ['Seller', 'SELL']])('is not %s (%s)', (name, code) => {
    expect(isCaptainRole({ name, code })).toBe(false);
  });
});

describe('a reserved code', () => {
  it.each([...ROLES.map(({ code }) => code), ...ROLES.map(({ slug }) => slug), 'buy', 'ВUY', 'B-U-Y', 'АDМ', 'seller', 'SE LL'])('is %j', (code) => expect(isReservedCode(code)).toBe(true));
  it.each(['QA1', 'BUYERS', 'HRX', 'AUD'])('is not %j', (code) => expect(isReservedCode(code)).toBe(false));
});

it('reads nothing where there is nothing', () => expect([readAs(''), readAs('…'), readAs('船长')]).toEqual(['', '', '']));

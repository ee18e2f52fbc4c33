import { describe, expect, it } from 'vitest';
import { guessability } from './guessable.schema';

describe('an easily guessed password', () => {
  it.each(['Password1!', 'P@ssw0rd1', 'PASSWORD#2026', 'Welcome@123', '1Admin!!', 'Qwerty-123', 'Aaaaaaa1!', 'Abcdef1!', 'Marsa-Mart-2026', 'Demo@1234', 'Passw0rd!'])('%s is common', (password) => {
    expect(guessability(password, [])).toBe('password_common');
  });

  it.each([['Sell-7K3Q9M!', ['SELL-7K3Q9M']], ['Anna.Port1', ['anna.port@example.com']], ['Alster#2026x', ['Alster Import GmbH']], ['X7k3q9m!Zz', ['SELL-7K3Q9M']]])('%s holds own words', (password, words) => {
    expect(guessability(password, words)).toBe('password_own_words');
  });

  it.each(['Harbour-7-crane', 'Quay.Tide.88', 'Ж7-корабль-Q', 'Pass the salt 9!'])('%s is none', (password) => {
    expect(guessability(password, ['Ada', 'ada@port.test', ''])).toBeNull();
  });
});

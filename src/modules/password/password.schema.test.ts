import { describe, expect, it } from 'vitest';
import { passwordFaults, resetPasswordBody } from './password.schema';

describe('the policy of passwords', () => {
  it.each([
    ['Ab1!efgh', []], ['Ä1!bcdefg', []], ['١Bcdefg!', []], ['Ab1!efg', ['password_too_short']], ['ab1!efgh', ['password_no_uppercase']], ['Ab1defgh', ['password_no_special']], ['Abc!efgh', ['password_no_digit']],
    ['Ab1 efgh', ['password_no_special']], ['', ['password_too_short', 'password_no_uppercase', 'password_no_special', 'password_no_digit']],
    ['abc', ['password_too_short', 'password_no_uppercase', 'password_no_special', 'password_no_digit']],
    [`Ab1!${'x'.repeat(124)}`, []], [`Ab1!${'x'.repeat(125)}`, ['password_too_long']],
  ])('%j breaks %j', (password, faults) => expect(passwordFaults(password)).toEqual(faults));

  it('tells all faults at once', () => {
    const { error } = resetPasswordBody.safeParse({ token: 'x'.repeat(43), newPassword: 'abc1' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['password_too_short,password_no_uppercase,password_no_special']);
  });
});

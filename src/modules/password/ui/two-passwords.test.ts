import { expect, it } from 'vitest';
import { faultOf, passwordResolver } from './two-passwords';

const GOOD = 'Quay.Tide.88-x';

it.each([
  ['', '', { code: 'reset_fields_required', fields: ['newPassword', 'confirmPassword'] }],
  [GOOD, '', { code: 'reset_fields_required', fields: ['confirmPassword'] }],
  ['short', 'other', { code: 'password_too_short,password_no_uppercase,password_no_special,password_no_digit', fields: ['newPassword'] }],
  [GOOD, `${GOOD}!`, { code: 'mismatch', fields: ['confirmPassword'] }],
  [GOOD, GOOD, null],
])('%o and %o', (newPassword, confirmPassword, fault) => {
  expect(faultOf({ newPassword, confirmPassword }, 'reset_fields_required')).toEqual(fault);
});

it('a fault stands at every field that it is true of', () => {
  const resolve = passwordResolver<{ currentPassword: string; newPassword: string; confirmPassword: string }>('password_fields_required');
  const { errors } = resolve({ currentPassword: '', newPassword: GOOD, confirmPassword: '' });
  expect(Object.keys(errors)).toEqual(['currentPassword', 'confirmPassword']);
});

import type { FieldErrors } from 'react-hook-form';
import { passwordFaults } from '../password.schema';

/** A new password and its repetition, as two forms ask for them. */
export interface TwoPasswords {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** What is wrong with typed passwords, and the field that it is said beside; further ones may be wrong with it. */
export interface PasswordFault<F extends string> {
  /** Codes of `errors`, joined by commas where several rules are broken, or `mismatch`. */
  readonly code: string;
  readonly fields: readonly [F, ...F[]];
}

/** The first fault of passwords that were typed, in the documented order: all given, the new one as it must be, its repetition equal. */
export function faultOf<V extends TwoPasswords>(values: V, missing: string): PasswordFault<keyof V & string> | null {
  type Name = keyof V & string;
  const [first, ...others] = Object.entries(values).flatMap(([name, value]) => (value === '' ? [name as Name] : []));
  if (first !== undefined) return { code: missing, fields: [first, ...others] };
  const faults = passwordFaults(values.newPassword);
  if (faults.length > 0) return { code: faults.join(), fields: ['newPassword'] };
  return values.newPassword === values.confirmPassword ? null : { code: 'mismatch', fields: ['confirmPassword'] };
}

/** The resolver of such a form, so that a message goes as soon as it is no longer true. */
export function passwordResolver<V extends TwoPasswords>(missing: string) {
  return (values: V) => {
    const fault = faultOf(values, missing);
    if (!fault) return { values, errors: {} };
    const errors = Object.fromEntries(fault.fields.map((field) => [field, { type: 'custom', message: fault.code }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

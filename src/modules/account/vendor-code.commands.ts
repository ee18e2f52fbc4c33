import 'server-only';
import { randomInt } from 'node:crypto';

/** Base 32 without the signs that are read as each other: no I, O, 0 or 1. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A new vendor code: role code, hyphen, six random signs ("SELL-7K3Q9M"). Random, so that codes can't be counted through. */
export function newVendorCode(roleCode: string): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${roleCode}-${signs.join('')}`;
}

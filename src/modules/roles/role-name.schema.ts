import { ROLES } from '@/access/roles';

/** Signs of other scripts, and figures, that are read as a Latin letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  'а': 'a', 'ɑ': 'a', 'α': 'a', '@': 'a', '4': 'a', 'ᴀ': 'a', 'в': 'b', 'ь': 'b', 'β': 'b', '8': 'b', 'с': 'c', 'ϲ': 'c', 'ᴄ': 'c', '¢': 'c', 'ԁ': 'd', 'ᴅ': 'd',
  'е': 'e', 'є': 'e', 'ε': 'e', '3': 'e', 'һ': 'h', 'н': 'h', 'η': 'n', 'і': 'i', 'ı': 'i', 'ӏ': 'l', 'ι': 'i', '1': 'i', '!': 'i', '|': 'i', 'ɪ': 'i', 'ј': 'j', 'к': 'k', 'κ': 'k',
  'м': 'm', 'ո': 'n', 'ɴ': 'n', 'п': 'n', 'о': 'o', 'ο': 'o', 'σ': 'o', '0': 'o', 'օ': 'o', 'р': 'p', 'ρ': 'p', 'ᴘ': 'p', 'ԛ': 'q', 'г': 'r', 'ʀ': 'r', 'ѕ': 's', 'ʂ': 's', '$': 's', '5': 's',
  'т': 't', 'τ': 't', '7': 't', 'ᴛ': 't', '†': 't', 'υ': 'u', 'ս': 'u', 'ѵ': 'v', 'ν': 'v', 'ԝ': 'w', 'х': 'x', 'χ': 'x', 'у': 'y', 'γ': 'y',
};

/**
 * What a reader makes of a name: Latin letters and figures alone, in lower case, whatever script, width, case, accent or
 * gap it was written with. "Ｃ-а ptáin" is read as "captain".
 */
export function readAs(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((sign) => LOOKALIKES[sign] ?? sign).join('').replace(/[^a-z\d]/g, '');
}

/** Whether a role is the protected one, or would be taken for it (specification, section 5). */
export function isCaptainRole({ name, code }: { name: string; code: string }): boolean {
  return readAs(code) === 'capt' || readAs(name).includes('captain') || readAs(code).includes('captain');
}

/** Whether a code is, or would be taken for, that of a built-in role. */
export function isReservedCode(code: string): boolean {
  const read = readAs(code);
  return ROLES.some((role) => readAs(role.code) === read || readAs(role.slug) === read);
}

import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { localizedPath, type Locale } from '@/i18n/locales';
import { portPath, readPortCode } from '@/modules/port/port-address';
import { findPort } from '@/modules/port/port.queries';

/** The port that a part of an address names, as the page's language calls it; null when there is none. */
export const portOf = cache(async (text: string, locale: Locale) => {
  const code = readPortCode(text);
  return code === null ? null : findPort(code, locale);
});

/** Sends a code in capitals to the one address of its port's page, in small letters. */
export function settleAddress(locale: Locale, text: string, code: string): void {
  if (text !== code.toLowerCase()) permanentRedirect(localizedPath(locale, portPath(code)));
}

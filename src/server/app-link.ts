import 'server-only';
import { DEFAULT_LOCALE, isLocale, localizedPath } from '@/i18n/locales';
import { env } from './env';

/** The whole address of a page in somebody's language, for mails. Its host is a setting, never what a request says. */
export function appLink(locale: string, path: string): string {
  return `${env.appUrl}${localizedPath(isLocale(locale) ? locale : DEFAULT_LOCALE, path)}`;
}

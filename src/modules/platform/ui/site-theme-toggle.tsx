import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { ThemeToggle } from '@/ui/theme-toggle';

/** The choice of the look, in the page's language. */
export function SiteThemeToggle({ locale }: { locale: Locale }) {
  const t = translatorOf(locale);
  return (
    <ThemeToggle
      labels={{ title: t('common.theme'), system: t('common.themeSystem'), light: t('common.themeLight'), dark: t('common.themeDark') }}
    />
  );
}

import { useTranslations } from 'next-intl';
import { ThemeToggle } from '@/ui/theme-toggle';

/** The choice of the look, in the page's language. */
export function SiteThemeToggle() {
  const t = useTranslations('common');
  return (
    <ThemeToggle
      labels={{ title: t('theme'), system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') }}
    />
  );
}

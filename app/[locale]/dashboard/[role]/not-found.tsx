import { useTranslations } from 'next-intl';
import { LocalLink } from '@/i18n/local-link';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';

/** A view that a dashboard does not have. */
export default function DashboardNotFound() {
  const t = useTranslations();
  return (
    <EmptyState
      sentence={t('site.notFoundTitle')}
      why={t('site.notFoundText')}
      action={<LinkButton as={LocalLink} href="/dashboard">{t('dashboard.menu.dashboard')}</LinkButton>}
    />
  );
}

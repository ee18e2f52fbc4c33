import { useTranslations } from 'next-intl';
import type { Actor } from '@/access/actor';
import { LocalLink } from '@/i18n/local-link';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { Code } from '@/ui/code-chip';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import type { Dashboard } from '../dashboard';
import { fullName } from './account-card';

/** The dashboard of a role that has no work lists: who is here, in which role, and that nothing waits. */
export function RoleOverview({ actor, dashboard }: { actor: Actor; dashboard: Dashboard }) {
  const t = useTranslations();
  const role = t(`roles.${dashboard.role}`);
  return (
    <Card padding="none" className="mx-auto w-full max-w-3xl">
      <div aria-hidden="true" className="ribs ribs-floor h-20" />
      <div className="flex flex-wrap items-center gap-4 px-5 py-4">
        <Avatar name={fullName(actor)} picture={actor.picture} size="lg" />
        <div className="grid gap-0.5">
          <h2>{t('dashboard.welcome', { name: fullName(actor) })}</h2>
          <p className="text-sm text-muted">{role} · <bdi>{actor.companyName || fullName(actor)}</bdi> · <Code>{actor.vendorCode}</Code></p>
        </div>
      </div>
      <div className="rule-dashed">
        <EmptyState
          sentence={t('dashboard.emptyTitle')}
          why={t('dashboard.emptyText', { role })}
          action={<LinkButton as={LocalLink} href="/shop">{t('dashboard.browseShop')}</LinkButton>}
        />
      </div>
    </Card>
  );
}

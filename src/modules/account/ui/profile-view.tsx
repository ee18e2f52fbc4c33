import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isRoleSlug } from '@/access/roles';
import { LocalLink } from '@/i18n/local-link';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Code, CodeChip } from '@/ui/code-chip';
import { CopyButton } from '@/ui/copy-button';
import { DefinitionList } from '@/ui/definition-list';
import { LinkButton } from '@/ui/link-button';
import { Ltr } from '@/ui/ltr';
import { StatusBadge } from '@/ui/status-badge';
import type { ownProfile } from '../party.queries';

interface ProfileViewProps {
  readonly profile: Awaited<ReturnType<typeof ownProfile>>;
  /** Slugs of the roles held, custom ones among them. */
  readonly roles: readonly string[];
  readonly activeRole: string | null;
  readonly timeZone: string;
}

/** A party's own profile. */
export function ProfileView({ profile, roles, activeRole, timeZone }: ProfileViewProps) {
  const t = useTranslations('profile');
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <h2>{t('title')}</h2>
      <Person profile={profile} timeZone={timeZone} />
      <Roles roles={roles} activeRole={activeRole} />
      <Section title={t('verification')}>
        <ul className="mt-2 grid gap-2">
          <Checked at={profile.approvedAt} yes={t('approved')} no={t('waiting')} timeZone={timeZone} />
          <Checked at={profile.verifiedAt} yes={t('verified')} no={t('notVerified')} timeZone={timeZone} />
        </ul>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h3>{title}</h3>
      {children}
    </Card>
  );
}

function Person({ profile, timeZone }: Pick<ProfileViewProps, 'profile' | 'timeZone'>) {
  const t = useTranslations();
  const format = useFormatter();
  const { firstName, lastName, companyName, vendorCode, email, port, createdAt } = profile;
  const code = (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <Code>{vendorCode}</Code>
      <CopyButton size="sm" variant="quiet" text={vendorCode} label={t('profile.copyCode')} copiedLabel={t('common.copied')} />
    </span>
  );
  return (
    <Section title={t('profile.person')}>
      <DefinitionList
        className="mt-2"
        items={[
          { term: t('profile.name'), value: <bdi>{`${firstName} ${lastName}`.trim()}</bdi> },
          { term: t('profile.company'), value: companyName ? <bdi>{companyName}</bdi> : t('common.none') },
          { term: t('profile.vendorCode'), value: code },
          { term: t('profile.email'), value: <Ltr>{email}</Ltr> },
          { term: t('profile.port'), value: port ? <><bdi>{port.name}</bdi> <CodeChip>{port.code}</CodeChip></> : t('common.none') },
          { term: t('profile.memberSince'), value: format.dateTime(createdAt, { dateStyle: 'long', timeZone }) },
        ]}
      />
    </Section>
  );
}

function Roles({ roles, activeRole }: Pick<ProfileViewProps, 'roles' | 'activeRole'>) {
  const t = useTranslations();
  return (
    <Section title={t('profile.roles')}>
      <p className="mt-1 text-sm text-muted">{t('profile.rolesText')}</p>
      <ul className="my-3 flex flex-wrap gap-2">
        {roles.map((role) => {
          const name = isRoleSlug(role) ? t(`roles.${role}`) : role;
          return <li key={role}><Badge tone={role === activeRole ? 'ok' : 'neutral'}>{role === activeRole ? `${name} · ${t('profile.active')}` : name}</Badge></li>;
        })}
      </ul>
      <LinkButton as={LocalLink} href="/role-switch" size="sm">{t('dashboard.menu.roleSwitch')}</LinkButton>
    </Section>
  );
}

/** What was checked and when, or that it is not yet. */
function Checked({ at, yes, no, timeZone }: { at: Date | null; yes: string; no: string; timeZone: string }) {
  const t = useTranslations('profile');
  const format = useFormatter();
  return (
    <li className="flex flex-wrap items-center gap-2 text-sm">
      <StatusBadge tone={at ? 'ok' : 'warn'} label={at ? yes : no} />
      {at && <span className="text-muted">{t('since', { date: format.dateTime(at, { dateStyle: 'long', timeZone }) })}</span>}
    </li>
  );
}

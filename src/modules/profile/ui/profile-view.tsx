import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isRoleSlug } from '@/access/roles';
import { LocalLink } from '@/i18n/local-link';
import { OwnHeldNotice } from '@/table/own-held-notice';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Code } from '@/ui/code-chip';
import { CopyButton } from '@/ui/copy-button';
import { DefinitionList } from '@/ui/definition-list';
import { LinkButton } from '@/ui/link-button';
import { Ltr } from '@/ui/ltr';
import { StatusBadge } from '@/ui/status-badge';
import type { ProfileAnswer } from '../profile.schema';
import { DeliveryAddresses } from './delivery-addresses';
import { ProfileForm } from './profile-form';

interface ProfileViewProps {
  readonly profile: ProfileAnswer;
  /** Slugs of the roles held, custom ones among them. */
  readonly roles: readonly string[];
  readonly activeRole: string | null;
  readonly timeZone: string;
  /** The picture with its buttons, and the list of contact details that were asked for. */
  readonly picture: ReactNode;
  readonly contacts: ReactNode;
  /** Where the wallet is paid out to. */
  readonly bank: ReactNode;
}

/** A party's own profile: what it says of itself, what was checked, where goods go, whose details it asked for. */
export function ProfileView({ profile, roles, activeRole, timeZone, picture, contacts, bank }: ProfileViewProps) {
  const t = useTranslations();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <h2>{t('profile.title')}</h2>
      <Section title={t('profile.person')}>
        {picture}
        <Given profile={profile} timeZone={timeZone} />
        <OwnHeldNotice rfqId={null} />
        <ProfileForm profile={profile} />
      </Section>
      <Section title={t('profile.verification')}>
        <ul className="grid gap-2">
          <Checked at={profile.approved_at} yes={t('profile.approved')} no={t('profile.waiting')} timeZone={timeZone} />
          <Checked at={profile.verified_at} yes={t('profile.verified')} no={t('profile.notVerified')} timeZone={timeZone} />
        </ul>
        <LinkButton as={LocalLink} href="/documents" size="sm" className="justify-self-start">{t('profile.myDocuments')}</LinkButton>
      </Section>
      <Section title={t('profile.addresses')} text={t('profile.addressesText')}><DeliveryAddresses /></Section>
      <Section id="bank" title={t('bank.title')}>{bank}</Section>
      <Section id="contacts" title={t('contact.own')} text={t('contact.ownText')}>{contacts}</Section>
      <Section title={t('profile.roles')} text={t('profile.rolesText')}><Roles roles={roles} activeRole={activeRole} /></Section>
    </div>
  );
}

function Section({ id, title, text, children }: { id?: string; title: string; text?: string; children: ReactNode }) {
  return (
    <Card as="section" id={id} className="grid scroll-mt-20 grid-cols-1 gap-4">
      <div>
        <h3>{title}</h3>
        {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      </div>
      {children}
    </Card>
  );
}

/** What HR has given: the party can't change it by itself. */
function Given({ profile, timeZone }: Pick<ProfileViewProps, 'profile' | 'timeZone'>) {
  const t = useTranslations();
  const format = useFormatter();
  const code = (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <Code>{profile.vendor_code}</Code>
      <CopyButton size="sm" variant="quiet" text={profile.vendor_code} label={t('profile.copyCode')} copiedLabel={t('common.copied')} />
    </span>
  );
  return (
    <DefinitionList
      items={[
        { key: 'code', term: t('profile.vendorCode'), value: code },
        { key: 'email', term: t('profile.email'), value: <Ltr>{profile.email}</Ltr> },
        { key: 'since', term: t('profile.memberSince'), value: format.dateTime(new Date(profile.created_at), { dateStyle: 'long', timeZone }) },
      ]}
    />
  );
}

function Roles({ roles, activeRole }: Pick<ProfileViewProps, 'roles' | 'activeRole'>) {
  const t = useTranslations();
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {roles.map((role) => {
          const name = isRoleSlug(role) ? t(`roles.${role}`) : role;
          return <li key={role}><Badge tone={role === activeRole ? 'ok' : 'neutral'}>{role === activeRole ? `${name} · ${t('profile.active')}` : name}</Badge></li>;
        })}
      </ul>
      <LinkButton as={LocalLink} href="/role-switch" size="sm" className="justify-self-start">{t('dashboard.menu.roleSwitch')}</LinkButton>
    </>
  );
}

/** What was checked and when, or that it is not yet. */
function Checked({ at, yes, no, timeZone }: { at: string | null; yes: string; no: string; timeZone: string }) {
  const t = useTranslations('profile');
  const format = useFormatter();
  return (
    <li className="flex flex-wrap items-center gap-2 text-sm">
      <StatusBadge tone={at ? 'ok' : 'warn'} label={at ? yes : no} />
      {at && <span className="text-muted">{t('since', { date: format.dateTime(new Date(at), { dateStyle: 'long', timeZone }) })}</span>}
    </li>
  );
}

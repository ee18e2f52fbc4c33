import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { guardCommonPage } from '@/access/guard-common-page';
import { pageLocale } from '@/i18n/page-locale';
import { ownProfile } from '@/modules/account/party.queries';
import { grantedRoles } from '@/modules/account/role.queries';
import { ProfileView } from '@/modules/account/ui/profile-view';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('profile');
  return { title: t('title'), robots: { index: false } };
}

/** Who is signed in: names, code, port, roles, and what has been checked. */
export default async function ProfilePage({ params }: Props) {
  const actor = await guardCommonPage(await pageLocale(params), '/profile');
  const [profile, roles] = await Promise.all([ownProfile(actor.partyId), grantedRoles(actor.partyId)]);
  return <ProfileView profile={profile} roles={roles} activeRole={actor.role} timeZone={actor.timeZone} />;
}

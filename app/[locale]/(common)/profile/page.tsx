import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { guardCommonPage } from '@/access/guard-common-page';
import { pageLocale } from '@/i18n/page-locale';
import { grantedRoles } from '@/modules/account/role.queries';
import { OwnContactRequests } from '@/modules/contact/ui/own-contact-requests';
import { BankDetails } from '@/modules/payout/ui/bank-details';
import { findProfile } from '@/modules/profile/profile.queries';
import { ProfileView } from '@/modules/profile/ui/profile-view';
import { PictureField } from '@/modules/upload/ui/picture-field';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('profile');
  return { title: t('title'), robots: { index: false } };
}

/** Who is signed in: what it says of itself, what has been checked, its delivery addresses, roles, and the contacts it asked for. */
export default async function ProfilePage({ params }: Props) {
  const actor = await guardCommonPage(await pageLocale(params), '/profile');
  const [profile, roles] = await Promise.all([findProfile(actor.partyId), grantedRoles(actor.partyId)]);
  return (
    <ProfileView
      profile={profile} roles={roles} activeRole={actor.role} timeZone={actor.timeZone}
      picture={<PictureField name={`${actor.firstName} ${actor.lastName}`.trim()} picture={profile.picture} />} contacts={<OwnContactRequests />} bank={<BankDetails />}
    />
  );
}

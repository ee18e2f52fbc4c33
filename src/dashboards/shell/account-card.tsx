import { useTranslations } from 'next-intl';
import type { Actor } from '@/access/actor';
import { isRoleSlug } from '@/access/roles';
import { Avatar } from '@/ui/avatar';

/** The person's full name. */
export function fullName(actor: Pick<Actor, 'firstName' | 'lastName'>): string {
  return `${actor.firstName} ${actor.lastName}`.trim();
}

/** Who is signed in, and in which role. */
export function AccountCard({ actor }: { actor: Actor }) {
  const roles = useTranslations('roles');
  const name = fullName(actor);
  return (
    <div className="flex min-w-0 items-center gap-2.5" title={name}>
      <Avatar name={name} picture={actor.picture} size="sm" />
      <div className="min-w-0 leading-tight lg:max-xl:sr-only">
        <p className="truncate text-sm font-semibold"><bdi>{name}</bdi></p>
        <p className="truncate text-xs text-muted">{roles(isRoleSlug(actor.role) ? actor.role : 'none')}</p>
      </div>
    </div>
  );
}

import { BadgeCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/ui/badge';

export interface VerifiedBadgeProps {
  isVerified: boolean;
  /** When the supplier's papers were last found in order; an ISO time. */
  verifiedAt: string | null;
}

/** A long sentence takes two lines rather than losing its date. */
const look = 'self-start rounded-lg [&>span]:whitespace-normal [&>span]:text-balance';

/** What was checked and when; also when it was not. */
export function VerifiedBadge({ isVerified, verifiedAt }: VerifiedBadgeProps) {
  const t = useTranslations('shop');
  const product = useTranslations('product');
  const format = useFormatter();
  if (!isVerified) return <Badge className={look}>{product('notVerified')}</Badge>;
  const date = verifiedAt && format.dateTime(new Date(verifiedAt), { month: 'short', year: 'numeric' });
  return (
    <Badge tone="ok" className={look} icon={<BadgeCheck aria-hidden="true" />}>
      {date ? t('verifiedOn', { date }) : t('verified')}
    </Badge>
  );
}

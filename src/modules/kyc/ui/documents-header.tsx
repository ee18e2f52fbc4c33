import { useFormatter, useTranslations } from 'next-intl';
import { StatusBadge } from '@/ui/status-badge';
import { requiredTypes } from '../kyc.schema';

interface DocumentsHeaderProps {
  readonly roles: readonly string[];
  readonly verifiedAt: Date | null;
  readonly timeZone: string;
}

/** What the papers are for, and what they have led to. */
export function DocumentsHeader({ roles, verifiedAt, timeZone }: DocumentsHeaderProps) {
  const t = useTranslations('kyc');
  const format = useFormatter();
  const isAsked = requiredTypes(roles).length > 0;
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2>{t('title')}</h2>
        {isAsked && (
          <StatusBadge
            tone={verifiedAt ? 'ok' : 'neutral'}
            label={verifiedAt ? t('verified', { date: format.dateTime(verifiedAt, { dateStyle: 'medium', timeZone }) }) : t('notVerified')}
          />
        )}
      </div>
      <p className="max-w-prose text-muted">{isAsked ? t('intro') : t('introStaff')}</p>
    </header>
  );
}

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { Avatar } from '@/ui/avatar';
import { CodeChip } from '@/ui/code-chip';
import { TextLink } from '@/ui/text-link';
import type { Supplier } from '../supplier.queries';

/** Who it is: name, home port, since when, and the badge. `action` is the way to reach it. */
export function SupplierHead({ supplier, badge, action }: { supplier: Supplier; badge: ReactNode; action: ReactNode }) {
  const t = useTranslations('supplier');
  const product = useTranslations('product');
  const format = useFormatter();
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const { companyName, port, tradingSince, memberSince } = supplier;
  const since = [
    tradingSince === null ? '' : product('tradingSince', { year: String(tradingSince) }),
    t('memberSince', { date: format.dateTime(memberSince, { month: 'long', year: 'numeric' }) }),
  ].filter(Boolean);
  return (
    <header className="card flex flex-wrap items-start justify-between gap-x-8 gap-y-5 p-5 sm:p-6">
      <div className="flex min-w-0 items-start gap-4">
        <Avatar name={companyName} size="xl" className="max-sm:size-14 max-sm:text-xl" />
        <div className="grid min-w-0 justify-items-start gap-1.5">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl"><bdi>{companyName}</bdi></h1>
          {port && (
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <CodeChip>{port.code}</CodeChip>
              <TextLink as={LocalLink} href={`/ports/${port.code.toLowerCase()}`}><bdi>{port.name}</bdi></TextLink>
              <span className="text-muted">{names.of(port.country)}</span>
            </p>
          )}
          <p className="text-sm text-muted">{since.join(' · ')}</p>
          {badge}
        </div>
      </div>
      <div className="grid max-sm:w-full">{action}</div>
    </header>
  );
}

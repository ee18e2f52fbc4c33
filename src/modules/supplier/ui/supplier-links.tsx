import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LocalLink } from '@/i18n/local-link';
import { Avatar } from '@/ui/avatar';
import { supplierPath } from '../supplier-address';

interface SupplierLinksProps {
  readonly suppliers: readonly { readonly id: number; readonly companyName: string; readonly verifiedAt: Date | null }[];
}

/** Suppliers by name, each leading to its page. */
export function SupplierLinks({ suppliers }: SupplierLinksProps) {
  const t = useTranslations('shop');
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {suppliers.map(({ id, companyName, verifiedAt }) => (
        <li key={id} className="card relative flex items-center gap-3 p-3 transition-colors hover:border-line-strong">
          <Avatar name={companyName} />
          <div className="min-w-0">
            <LocalLink href={supplierPath(id)} className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline">
              <bdi>{companyName}</bdi>
            </LocalLink>
            {verifiedAt && (
              <p className="flex items-center gap-1 text-sm text-ok"><BadgeCheck aria-hidden="true" size={16} />{t('verified')}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

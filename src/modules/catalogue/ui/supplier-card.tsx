import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { joinTexts } from '@/i18n/locales';
import { Avatar } from '@/ui/avatar';
import { useTextLang } from './text-lang';
import type { ProductDetail } from '../catalogue.schema';

/** Who sells it: since when, where, and whether the papers were checked. `action` is the way to reach it. */
export function SupplierCard({ product, action }: { product: ProductDetail; action: ReactNode }) {
  const t = useTranslations('product');
  const shop = useTranslations('shop');
  const format = useFormatter();
  const locale = useLocale();
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const { supplier } = product;
  const lang = useTextLang(supplier.about_language);
  const name = supplier.company_name || product.company_name || shop('unknownVendor');
  const place = joinTexts(locale, [supplier.port, supplier.country && countries.of(supplier.country)].filter((part): part is string => Boolean(part)));
  const since = supplier.trading_since === null ? '' : t('tradingSince', { year: String(supplier.trading_since) });
  const isChecked = product.is_verified && product.verified_at !== null;
  return (
    <section className="grid gap-2">
      <h2>{t('supplier')}</h2>
      <div className="card grid gap-4 p-5">
        <div className="flex items-center gap-4">
          <Avatar name={name} size="lg" />
          <div className="min-w-0">
            <p className="text-lg font-semibold">
              <LocalLink href={`/suppliers/${supplier.id}`} className="underline-offset-4 hover:underline">
                <bdi>{name}</bdi>
              </LocalLink>
            </p>
            <p className="text-sm text-muted">{[place, since].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        {supplier.about && (
          <p {...lang} className="text-sm">
            {supplier.about}
          </p>
        )}
        <p className={isChecked ? 'text-sm font-medium text-ok' : 'text-sm text-muted'}>
          {isChecked && product.verified_at !== null
            ? t('verifiedText', { date: format.dateTime(new Date(product.verified_at), { dateStyle: 'long' }) })
            : t('notVerified')}
        </p>
        <div data-print="hide" className="grid empty:hidden">{action}</div>
      </div>
    </section>
  );
}

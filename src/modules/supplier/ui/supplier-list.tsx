import { Building2 } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { localizedPath } from '@/i18n/locales';
import { Avatar } from '@/ui/avatar';
import { CodeChip } from '@/ui/code-chip';
import { EmptyState } from '@/ui/empty-state';
import { Field } from '@/ui/field';
import { GetForm } from '@/ui/get-form';
import { Input } from '@/ui/input';
import { LinkButton } from '@/ui/link-button';
import { Select } from '@/ui/select';
import { supplierPath, suppliersPath, type SupplierFilter } from '../supplier-address';
import type { ListedSupplier } from '../supplier.queries';

interface SupplierSearchProps {
  readonly filter: SupplierFilter;
  /** Code and name. */
  readonly ports: readonly { value: string; label: string }[];
  /** English name, which the address carries, and name in the page's language. */
  readonly categories: readonly { value: string; label: string }[];
}

/** Name, port and category as a form that makes the list's address. */
export function SupplierSearch({ filter, ports, categories }: SupplierSearchProps) {
  const t = useTranslations();
  return (
    <GetForm
      role="search"
      aria-label={t('supplier.searchLabel')}
      action={localizedPath(useLocale(), '/suppliers')}
      values={{ ...filter }}
      isLive
      className="card grid items-end gap-3 p-4 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.5fr_auto]"
    >
      <Field label={t('supplier.searchLabel')}>
        <Input id="supplier-search" type="search" name="search" maxLength={100} defaultValue={filter.search} />
      </Field>
      <Field label={t('shop.portLabel')}>
        <Select id="supplier-port" name="port" defaultValue={filter.port} placeholder={t('shop.allPorts')} options={ports} />
      </Field>
      <Field label={t('shop.categoryLabel')}>
        <Select id="supplier-category" name="category" defaultValue={filter.category} placeholder={t('shop.allCategories')} options={categories} />
      </Field>
      <button type="submit" className="btn btn-ink">{t('common.search')}</button>
    </GetForm>
  );
}

/** Suppliers, each leading to its page. `badge` says what was checked of one. */
export function SupplierList({ suppliers, badge }: { suppliers: readonly ListedSupplier[]; badge: (supplier: ListedSupplier) => ReactNode }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {suppliers.map((supplier) => <Entry key={supplier.id} supplier={supplier} badge={badge(supplier)} />)}
    </ul>
  );
}

function Entry({ supplier, badge }: { supplier: ListedSupplier; badge: ReactNode }) {
  const t = useTranslations();
  const format = useFormatter();
  const { id, companyName, port, tradingSince, memberSince, products } = supplier;
  return (
    <li className="card relative flex items-start gap-3 p-4 transition-colors hover:border-line-strong">
      <Avatar name={companyName} />
      <div className="grid min-w-0 justify-items-start gap-1">
        <LocalLink href={supplierPath(id)} className="font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline">
          <bdi>{companyName}</bdi>
        </LocalLink>
        {badge}
        {port && <p className="flex flex-wrap items-center gap-x-2 text-sm"><CodeChip>{port.code}</CodeChip><bdi>{port.name}</bdi></p>}
        <p className="text-sm text-muted">
          {tradingSince === null
            ? t('supplier.memberSince', { date: format.dateTime(memberSince, { month: 'long', year: 'numeric' }) })
            : t('product.tradingSince', { year: String(tradingSince) })}
        </p>
        <p className="text-sm font-medium">{t('shop.results', { count: products })}</p>
      </div>
    </li>
  );
}

/** Says that no supplier matches, and leads back to all. */
export function NoSupplier() {
  const t = useTranslations('supplier');
  return (
    <div className="card">
      <EmptyState sentence={t('noneTitle')} why={t('noneText')} icon={<Building2 aria-hidden="true" />} action={<LinkButton as={LocalLink} href={suppliersPath()}>{t('all')}</LinkButton>} />
    </div>
  );
}

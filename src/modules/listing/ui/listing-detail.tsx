'use client';

import { useTranslations } from 'next-intl';
import { categoryByName } from '@/modules/catalogue/category.schema';
import type { CategorySlug } from '@/modules/catalogue/category.schema';
import { useRejectReason } from '@/table/use-reject-reason';
import { Day, Instant, Money, Quantity } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { ListingAnswer, ListingWords } from '../listing.schema';

/** A product as its seller reads it: why it was rejected, what it says, and what it is to say. */
export function ListingDetail({ row }: { row: ListingAnswer }) {
  const t = useTranslations('listing');
  const reasonOf = useRejectReason();
  return (
    <div className="grid gap-6">
      {row.status === 'rejected' && <Alert tone="bad" live="none" title={t('reason')}>{reasonOf(row.rejectReason)}</Alert>}
      {row.change && (row.change.isRefused
        ? <Alert tone="bad" live="none" title={t('changeRefused')}>{reasonOf(row.change.refuseReason)}</Alert>
        : <Alert tone="info" live="none">{t('changeWaits')}</Alert>)}
      <Words words={row} id={row.id} createdAt={row.createdAt} />
      {row.change && (
        <section className="rule-dashed grid gap-3 pt-4">
          <h3>{t('proposed')}</h3>
          <Words words={row.change} createdAt={row.change.createdAt} />
        </section>
      )}
    </div>
  );
}

function Words({ words, id, createdAt }: { words: ListingWords; id?: number; createdAt: string }) {
  const t = useTranslations();
  const none = t('common.none');
  const slug = categoryByName(words.category)?.slug as CategorySlug | undefined;
  const unit = `units.${words.moqUom}` as const;
  return (
    <>
      {words.pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {words.pictures.map(({ key, url }, index) => (
            <li key={key}>
              {/* eslint-disable-next-line @next/next/no-img-element -- drawn anew by our server when it came, in its final size */}
              <img src={url} width={96} height={96} alt={t('listing.pictureNumber', { number: index + 1 })} className="size-24 rounded-sm object-cover" />
            </li>
          ))}
        </ul>
      )}
      <DefinitionList
        items={[
          ...(id === undefined ? [] : [{ key: 'id', term: t('listing.id'), value: <Code>{String(id)}</Code> }]),
          { key: 'name', term: t('listing.name'), value: <bdi>{words.name}</bdi> },
          { key: 'category', term: t('listing.category'), value: slug ? t(`categories.${slug}`) : words.category },
          { key: 'price', term: t('listing.price'), value: <Money amount={words.price} currency={words.currency} /> },
          { key: 'priceType', term: t('listing.priceType'), value: <Code>{words.priceType}</Code> },
          { key: 'moq', term: t('listing.moq'), value: <Quantity amount={words.moq} unit={unit} /> },
          { key: 'quantity', term: t('listing.quantity'), value: <Quantity amount={words.quantity} unit={unit} /> },
          { key: 'brand', term: t('listing.brand'), value: t(`listing.${words.branded}`) },
          { key: 'relabeling', term: t('listing.relabeling'), value: words.relabelingPrice === null ? t('listing.no') : <Money amount={words.relabelingPrice} currency={words.currency} /> },
          { key: 'validity', term: t('listing.validityDate'), value: words.validityDate ? <><Day day={words.validityDate} /> <bdi>{words.validityTime}</bdi></> : none },
          { key: 'hs', term: t('listing.hsCode'), value: words.hsCode ? <Code>{words.hsCode}</Code> : none },
          { key: 'lead', term: t('listing.leadTime'), value: words.leadTimeDays ?? none },
          { key: 'packing', term: t('listing.packing'), value: words.packing ? <bdi>{words.packing}</bdi> : none },
          { key: 'created', term: t('listing.created'), value: <Instant at={createdAt} /> },
        ]}
      />
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{words.description}</p>
    </>
  );
}

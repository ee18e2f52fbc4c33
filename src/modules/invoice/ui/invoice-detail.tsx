'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FileLink } from '@/table/file-link';
import { Day, Instant, Money, Quantity, Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Code, CodeChip } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { InvoiceAnswer } from '../invoice.schema';

/** An invoice with what it is for and the tax that its amount holds, or a credit note with what has gone back of one. */
export function InvoiceDetail({ row }: { row: InvoiceAnswer }) {
  const t = useTranslations('invoice');
  const payment = useTranslations('payment');
  const document = useTranslations('document');
  const none = useTranslations('common')('none');
  const credit = row.creditOf;
  // A list subtracts a credit note; its own sheet says what went back.
  const said = (amount: number) => (credit ? 0 - amount : amount);
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  return (
    <div className="grid gap-6">
      <div><FileLink href={`/api/invoices/${row.id}/pdf`} label={credit ? 'document.downloadCreditNote' : 'document.downloadInvoice'} /></div>
      <DefinitionList
        items={[
          { key: 'kind', term: t('kind'), value: t(`kinds.${row.kind}`) },
          { key: 'number', term: credit ? document('number') : t('number'), value: <Code>{row.number}</Code> },
          ...(credit ? [{ key: 'creditOf', term: t('creditOf'), value: <Code>{credit.number}</Code> }] : []),
          ...(credit ? [{ key: 'reason', term: t('creditReason'), value: credit.isFee ? t('creditFee') : credit.caseId === null ? t('creditCancelled') : t('creditRuling', { number: `CASE-${credit.caseId}` }) }] : []),
          { key: 'order', term: t('orderId'), value: <Code>{String(row.orderId)}</Code> },
          { key: 'status', term: t('status'), value: <Status status={row.status} /> },
          { key: 'issued', term: t('issued'), value: <Instant at={row.issuedAt} /> },
          { key: 'buyer', term: t('buyer'), value: <bdi>{row.buyerName}</bdi> },
          { key: 'seller', term: t('seller'), value: row.sellerName === null ? none : <bdi>{row.sellerName}</bdi> },
          { key: 'product', term: t('product'), value: <TradeName>{row.product}</TradeName> },
          ...(credit ? [] : [{ key: 'quantity', term: t('quantity'), value: <Quantity amount={row.quantity} unit={`units.${row.unit}`} /> }, { key: 'unitPrice', term: t('unitPrice'), value: <><CodeChip>{row.paymentTerms}</CodeChip> <Money amount={row.unitPrice} currency={row.currency} /></> }]),
          ...row.taxes.flatMap((tax, index) => [
            { key: `net${index}`, term: t('net'), value: <Money amount={said(tax.net)} currency={row.currency} /> },
            { key: `tax${index}`, term: tax.country === null ? t('taxExport') : t('taxIncluded', { rate: tax.rate, country: countries.of(tax.country) ?? tax.country }), value: <Money amount={said(tax.tax)} currency={row.currency} /> },
          ]),
          ...row.charges.map((charge, index) => (
            { key: `charge${index}`, term: t.rich(charge.returned ? 'customsFeeReturned' : 'customsFee', { partner: () => <bdi>{charge.partner}</bdi> }), value: <Money amount={charge.amount} currency={row.currency} /> }
          )),
          { key: 'amount', term: t(credit ? 'creditAmount' : 'amount'), value: <strong><Money amount={said(row.amount)} currency={row.currency} /></strong> },
          ...(row.dueOn ? [{ key: 'due', term: payment('dueOn'), value: <Day day={row.dueOn} /> }] : []),
          ...(row.reference ? [{ key: 'reference', term: payment('reference'), value: <Code>{row.reference}</Code> }] : []),
        ]}
      />
    </div>
  );
}

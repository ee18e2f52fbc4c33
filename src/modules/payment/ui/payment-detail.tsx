'use client';

import { useLocale, useTranslations } from 'next-intl';
import { isolateLtr } from '@/i18n/isolate-measures';
import { ESCROW_ACCOUNT } from '@/modules/platform/escrow-account.schema';
import { formatMoney, type Currency } from '@/modules/ledger/money.schema';
import { ViewPaper } from '@/table/paper-file';
import { Day, Instant, Money, Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { CopyButton } from '@/ui/copy-button';
import { DefinitionList } from '@/ui/definition-list';
import { groupedReference, remittanceFilePath, type PaymentAnswer, type ReleaseAnswer } from '../payment.schema';

/** A payment with all that has arrived for it. */
export function PaymentDetail({ row }: { row: PaymentAnswer }) {
  const t = useTranslations('payment');
  const none = useTranslations('common')('none');
  return (
    <div className="grid gap-6">
      {row.isOverdue && <Alert tone="warn" live="none">{t('overdue')}</Alert>}
      <DefinitionList
        items={[
          { key: 'id', term: t('id'), value: <Code>{String(row.id)}</Code> },
          { key: 'order', term: t('orderId'), value: <Code>{String(row.orderId)}</Code> },
          { key: 'status', term: t('status'), value: <Status status={row.status} /> },
          { key: 'product', term: t('product'), value: <TradeName>{row.product}</TradeName> },
          { key: 'buyer', term: t('buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'seller', term: t('seller'), value: row.seller === null ? none : <bdi>{row.seller}</bdi> },
          { key: 'amount', term: t('amount'), value: <strong><Money amount={row.amount} currency={row.currency} /></strong> },
          { key: 'received', term: t('received'), value: <Money amount={row.received} currency={row.currency} /> },
          { key: 'outstanding', term: t('outstanding'), value: <Money amount={row.outstanding} currency={row.currency} /> },
          { key: 'held', term: t('held'), value: <Money amount={row.held} currency={row.currency} /> },
          { key: 'due', term: t('dueOn'), value: <Day day={row.dueOn} /> },
          { key: 'reference', term: t('reference'), value: <Code>{groupedReference(row.reference)}</Code> },
          { key: 'created', term: t('created'), value: <Instant at={row.createdAt} /> },
        ]}
      />
      {row.release && <Release release={row.release} currency={row.currency} />}
      {row.advices.length > 0 && <Advices row={row} />}
      <Receipts row={row} />
    </div>
  );
}

/** What the seller gets: what is paid, what comes off it, and the rest. */
function Release({ release: { isExpected, gross, customs, fee, feePercent, returned, net }, currency }: { release: ReleaseAnswer; currency: Currency }) {
  const t = useTranslations('payment');
  return (
    <section className="grid gap-2">
      <h3>{t(returned !== null ? 'releaseDivided' : isExpected ? 'releaseExpected' : 'releaseBooked')}</h3>
      {isExpected && <p className="text-sm text-muted">{t('releaseExpectedText')}</p>}
      <DefinitionList
        items={[
          { key: 'gross', term: t('gross'), value: <Money amount={gross} currency={currency} /> },
          ...(customs > 0 ? [{ key: 'customs', term: t('customsFees'), value: <Money amount={0 - customs} currency={currency} /> }] : []),
          ...(returned === null ? [] : [{ key: 'returned', term: t('returnedByRuling'), value: <Money amount={0 - returned} currency={currency} /> }]),
          ...(returned === null ? [{ key: 'fee', term: feePercent === null ? t('platformFee') : t('platformFeeRate', { percent: feePercent }), value: <Money amount={0 - fee} currency={currency} /> }] : []),
          { key: 'net', term: t('net'), value: <strong><Money amount={net} currency={currency} /></strong> },
        ]}
      />
    </section>
  );
}

/** As the accountant reads it: which of the two ways of booking money is for what stands above while money is awaited. */
export function AccountantPaymentDetail({ row }: { row: PaymentAnswer }) {
  const t = useTranslations('payment');
  return (
    <div className="grid gap-6">
      {row.status === 'pending' && <Alert live="none">{t('processOrReceipt')}</Alert>}
      <PaymentDetail row={row} />
    </div>
  );
}

/** As its buyer reads it: how to pay comes first while money is awaited. */
export function BuyerPaymentDetail({ row }: { row: PaymentAnswer }) {
  return (
    <div className="grid gap-6">
      {row.status === 'pending' && <Instructions row={row} />}
      <PaymentDetail row={row} />
    </div>
  );
}

function Instructions({ row }: { row: PaymentAnswer }) {
  const t = useTranslations('payment');
  const bank = useTranslations('bank');
  const locale = useLocale();
  return (
    <section className="card grid gap-3 p-4">
      <h3 className="text-lg">{t('instructions')}</h3>
      <p className="text-sm">{t('instructionsText', { amount: isolateLtr(formatMoney(row.outstanding, row.currency, locale)) })}</p>
      <DefinitionList
        items={[
          { key: 'holder', term: bank('holder'), value: <bdi>{ESCROW_ACCOUNT.holder}</bdi> },
          { key: 'bank', term: bank('bank'), value: <bdi>{ESCROW_ACCOUNT.bank}</bdi> },
          { key: 'iban', term: bank('iban'), value: <Copied code={ESCROW_ACCOUNT.iban} text={ESCROW_ACCOUNT.iban.replaceAll(' ', '')} label={t('copyIban')} /> },
          { key: 'bic', term: bank('bic'), value: <Code>{ESCROW_ACCOUNT.bic}</Code> },
          { key: 'reference', term: t('reference'), value: <Copied code={groupedReference(row.reference)} text={row.reference} label={t('copyReference')} /> },
          { key: 'due', term: t('dueOn'), value: <Day day={row.dueOn} /> },
        ]}
      />
    </section>
  );
}

/** A code for the bank's form, with the button that takes it along. */
function Copied({ code, text, label }: { readonly code: string; readonly text: string; readonly label: string }) {
  const common = useTranslations('common');
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <Code>{code}</Code>
      <CopyButton text={text} label={label} copiedLabel={common('copied')} />
    </span>
  );
}

/** What the buyer says that it has sent, with the bank's papers: for the buyer itself and the accountant. */
function Advices({ row }: { row: PaymentAnswer }) {
  const t = useTranslations('payment');
  return (
    <section className="grid gap-2">
      <h3>{t('advices')}</h3>
      <DefinitionList
        items={row.advices.map(({ id, sentOn, bankReference, amount, fileName, contentType }) => ({
          key: String(id),
          term: <span className="grid"><Day day={sentOn} /><Code>{bankReference}</Code>{amount !== null && <Money amount={amount} currency={row.currency} />}</span>,
          value: <ViewPaper href={remittanceFilePath(id)} name={fileName} contentType={contentType} label={t('adviceView', { reference: bankReference })} />,
        }))}
      />
    </section>
  );
}

function Receipts({ row }: { row: PaymentAnswer }) {
  const t = useTranslations('payment');
  return (
    <section className="grid gap-2">
      <h3>{t('receipts')}</h3>
      {row.receipts.length === 0 ? <p className="text-sm text-muted">{t('noReceipts')}</p> : (
        <DefinitionList
          items={row.receipts.map((receipt) => ({
            key: String(receipt.id),
            term: <span className="grid"><Day day={receipt.receivedOn} />{receipt.bankReference === null ? <span className="text-xs text-muted">{t('receiptWhole')}</span> : <Code>{receipt.bankReference}</Code>}</span>,
            value: <Money amount={receipt.amount} currency={row.currency} />,
          }))}
        />
      )}
    </section>
  );
}

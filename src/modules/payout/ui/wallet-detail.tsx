'use client';

import { useTranslations } from 'next-intl';
import { PeriodPanel } from '@/modules/statement/ui/period-panel';
import { Instant, Money } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { AccountantWalletAnswer } from '../payout.schema';

/** A wallet with where it may be paid out to, and its party's statement over a period. */
export function WalletDetail({ row }: { row: AccountantWalletAnswer }) {
  const t = useTranslations('payout');
  return (
    <div className="grid gap-6">
      <DefinitionList
        items={[
          { key: 'party', term: t('party'), value: <bdi>{row.party}</bdi> },
          ...(row.party === row.vendorCode ? [] : [{ key: 'code', term: t('code'), value: <Code>{row.vendorCode}</Code> }]),
          { key: 'balance', term: t('balance'), value: <strong><Money amount={row.balance} currency={row.currency} /></strong> },
          { key: 'bank', term: t('bank'), value: t(`states.${row.bank}`) },
          ...(row.lastFour === null ? [] : [{ key: 'account', term: t('account'), value: t('ending', { digits: row.lastFour }) }]),
          ...(row.bank === 'waiting' && row.usableFrom !== null ? [{ key: 'from', term: t('usableFrom'), value: <Instant at={row.usableFrom} /> }] : []),
        ]}
      />
      <PeriodPanel heading="h3" path={`/api/accountant/statements/${row.partyId}`} />
    </div>
  );
}

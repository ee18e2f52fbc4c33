import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { LocalLink } from '@/i18n/local-link';
import { readBooks } from '@/modules/ledger/ledger.queries';
import type { BooksAnswer } from '@/modules/ledger/ledger.schema';
import { log } from '@/server/log';
import { Money } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Card } from '@/ui/card';
import { Cell, HeadCell, RowHead, Table } from '@/ui/data-table';
import { Loading, Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { RefreshOnRing } from '../notifications/refresh-on-ring';

const KINDS = ['bank', 'escrow', 'wallet', 'fees'] as const;

/** The books per currency, and whether they sum to zero; made on the server. */
export async function LedgerView() {
  const t = await getTranslations('dashboard');
  return (
    <>
      <RefreshOnRing since={new Date().toISOString()} />
      <Suspense fallback={<Loading status={t('loading')} visible><Skeleton className="h-48" /></Loading>}>
        <LoadedBooks />
      </Suspense>
    </>
  );
}

async function LoadedBooks() {
  const books = await readBooks().catch((error: unknown) => {
    log('error', 'ledger.books', { error: String(error) });
    return null;
  });
  if (!books) return <Alert tone="bad">{(await getTranslations('dashboard'))('failed')}</Alert>;
  return <Books books={books} />;
}

function Books({ books }: { books: BooksAnswer }) {
  const t = useTranslations('ledger');
  if (books.currencies.length === 0) return <Alert live="none">{t('nothing')}</Alert>;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg">{t('title')}</h2>
      <Alert tone={books.isSound ? 'ok' : 'bad'} live="none">{t(books.isSound ? 'sound' : 'unsound')}</Alert>
      <Table label={t('caption')} className="table-cards">
        <thead>
          <tr><HeadCell>{t('currency')}</HeadCell>{KINDS.map((kind) => <HeadCell key={kind} kind="number">{t(`kinds.${kind}`)}</HeadCell>)}<HeadCell kind="number">{t('sum')}</HeadCell></tr>
        </thead>
        <tbody>
          {books.currencies.map((row) => (
            <tr key={row.currency}>
              <RowHead><TransfersLink currency={row.currency}>{row.currency}</TransfersLink></RowHead>
              {KINDS.map((kind) => <Cell key={kind} kind="number" data-label={t(`kinds.${kind}`)}><Money amount={row[kind]} currency={row.currency} /></Cell>)}
              <Cell kind="number" data-label={t('sum')}><strong><TransfersLink currency={row.currency}><Money amount={row.sum} currency={row.currency} /></TransfersLink></strong></Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

/** From what a currency's accounts hold to the transfers that made it. */
function TransfersLink({ currency, children }: { currency: string; children: ReactNode }) {
  return <TextLink as={LocalLink} href={`/dashboard/accountant/transfers?currency=${currency}`}>{children}</TextLink>;
}

'use client';

import { Inbox, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ApiError } from '@/http/client';
import { Link, usePathname } from '@/i18n/navigation';
import { useErrorText } from '@/i18n/use-error-text';
import type { TableDefinition } from '@/table/definition';
import { isNetworkFailure } from '@/table/failure';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loading, Skeleton, SkeletonRows } from '@/ui/skeleton';
import { CreateButton } from './create-button';
import type { RowActions } from './use-row-actions';

/** The shape of the table that is coming, under the specification's sentence. */
export function TableLoading() {
  const t = useTranslations('dashboard');
  return (
    <Loading status={t('loading')} visible>
      <div aria-hidden="true" className="mb-3 flex gap-2">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-8 w-40" />
        <Skeleton className="ms-auto h-8 w-28" />
      </div>
      <SkeletonRows rows={8} />
    </Loading>
  );
}

/** The rows could not be had: the specification's sentence, why, and what to do about it. */
export function TableFailed({ definition, error, onRetry }: { definition: TableDefinition; error: unknown; onRetry: () => void }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const path = usePathname();
  const { sentence, network, text } = definition.loadFailure;
  const signedOut = error instanceof ApiError && error.status === 401;
  const action = signedOut
    ? <LinkButton as={Link} href={`/login?next=${encodeURIComponent(path)}`} size="sm">{t('account.submit')}</LinkButton>
    : <Button size="sm" onClick={onRetry}>{t('common.retry')}</Button>;
  return (
    <Alert tone="bad" title={t(isNetworkFailure(error) ? network : sentence, { error: errorText.ofError(error) })} action={action}>
      {text && !signedOut ? t(text) : errorText.ofError(error)}
    </Alert>
  );
}

/** There is nothing yet: the specification's sentence, why, and one action. */
export function TableEmpty({ definition, actions }: { definition: TableDefinition; actions: RowActions }) {
  const t = useTranslations();
  const { sentence, why, action } = definition.empty;
  return (
    <Card>
      <EmptyState
        icon={<Inbox aria-hidden="true" />}
        sentence={t(sentence)}
        why={why && t(why)}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {definition.create && <CreateButton action={definition.create} actions={actions} />}
            {action && <LinkButton as={Link} href={action.href} variant={definition.create ? 'secondary' : 'primary'}>{t(action.label)}</LinkButton>}
          </span>
        }
      />
    </Card>
  );
}

/** There are rows, but none that search and filter leave. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations();
  return (
    <Card>
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        sentence={t('dashboard.noMatch')}
        action={<Button onClick={onClear}>{t('common.clear')}</Button>}
      />
    </Card>
  );
}

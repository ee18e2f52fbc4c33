import { getLocale, getTranslations } from 'next-intl/server';
import { localizedPath } from '@/i18n/locales';
import { Alert } from '@/ui/alert';
import { LinkButton } from '@/ui/link-button';

/** What stands in place of a list of products that could not be fetched; `here` is the page's path, for another try. */
export async function ListFailure({ here }: { here: string }) {
  const t = await getTranslations();
  const again = <LinkButton href={localizedPath(await getLocale(), here)}>{t('common.retry')}</LinkButton>;
  return (
    <Alert tone="bad" title={t('shop.errorTitle')} action={again}>
      {t('shop.errorText')}
    </Alert>
  );
}

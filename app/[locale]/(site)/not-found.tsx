import { getTranslations } from 'next-intl/server';
import { LocalLink } from '@/i18n/local-link';
import { Emoji } from '@/ui/emoji';
import { LinkButton } from '@/ui/link-button';

/** An address of the public site that holds nothing, in the page's language. */
export default async function SiteNotFound() {
  const t = await getTranslations('site');
  return (
    <main id="main" tabIndex={-1} className="page-width grid max-w-prose justify-items-start gap-4 py-16">
      <Emoji name="1f9ed" size={96} eager />
      <h1>{t('notFoundTitle')}</h1>
      <p>{t('notFoundText')}</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton as={LocalLink} href="/shop" variant="primary">
          {t('backToShop')}
        </LinkButton>
        <LinkButton as={LocalLink} href="/">
          {t('backToHome')}
        </LinkButton>
      </p>
    </main>
  );
}

import { getTranslations } from 'next-intl/server';
import { LocalLink } from '@/i18n/local-link';
import { Emoji } from '@/ui/emoji';
import { LinkButton } from '@/ui/link-button';

/** A product that was never there or is not offered any more. */
export default async function ProductNotFound() {
  const t = await getTranslations('product');
  return (
    <main id="main" tabIndex={-1} className="page-width grid max-w-prose justify-items-start gap-4 py-16">
      <Emoji name="1f4e6" size={96} eager />
      <h1>{t('notFound')}</h1>
      <LinkButton as={LocalLink} href="/shop" variant="primary">
        {t('backToShop')}
      </LinkButton>
    </main>
  );
}

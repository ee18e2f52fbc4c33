'use client';

import { usePathname } from 'next/navigation';
import { useErrorTexts } from '@/modules/platform/ui/error-texts';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';

/** What stands in place of a product that could not be fetched. */
export default function ProductError({ retry }: { retry: () => void }) {
  const texts = useErrorTexts();
  const shop = usePathname().replace(/\/product\/.*$/, '/shop');
  return (
    <main id="main" tabIndex={-1} className="page-width grid max-w-prose justify-items-start gap-4 py-16">
      <h1>{texts.productFailed}</h1>
      <p className="flex flex-wrap gap-3">
        <LinkButton href={shop} variant="primary">
          {texts.backToShop}
        </LinkButton>
        <Button onClick={retry}>{texts.retry}</Button>
      </p>
    </main>
  );
}

'use client';

import { useFallbackTexts } from '@/modules/platform/ui/fallback-texts';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { MessageScreen } from '@/ui/message-screen';

/** What stands in place of a product that could not be fetched. */
export default function ProductError({ retry }: { retry: () => void }) {
  const texts = useFallbackTexts();
  return (
    <MessageScreen
      picture="1f4e6"
      title={texts.productFailed}
      actions={
        <>
          <LinkButton href={texts.shop.href} variant="primary">
            {texts.shop.label}
          </LinkButton>
          <Button onClick={retry}>{texts.retry}</Button>
        </>
      }
    />
  );
}

'use client';

import { useFallbackTexts } from '@/modules/platform/ui/fallback-texts';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { MessageScreen } from '@/ui/message-screen';

/** What stands in place of a home page whose catalogs and products could not be fetched, and that was never made before. */
export default function HomeError({ retry }: { retry: () => void }) {
  const texts = useFallbackTexts();
  return (
    <MessageScreen
      picture="1f9ed"
      title={texts.catalogsFailed}
      text={texts.errorText}
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            {texts.retry}
          </Button>
          <LinkButton href={texts.shop.href}>{texts.shop.label}</LinkButton>
        </>
      }
    />
  );
}

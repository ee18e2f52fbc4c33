'use client';

import { useFallbackTexts } from '@/modules/platform/ui/fallback-texts';
import { LinkButton } from '@/ui/link-button';
import { MessageScreen } from '@/ui/message-screen';

/** An address of the public site that holds nothing, in the page's language. */
export default function SiteNotFound() {
  const texts = useFallbackTexts();
  return (
    <MessageScreen
      picture="1f9ed"
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      actions={
        <>
          <LinkButton href={texts.shop.href} variant="primary">
            {texts.shop.label}
          </LinkButton>
          <LinkButton href={texts.home.href}>{texts.home.label}</LinkButton>
        </>
      }
    />
  );
}

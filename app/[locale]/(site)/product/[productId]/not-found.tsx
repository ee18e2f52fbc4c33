'use client';

import { useFallbackTexts } from '@/modules/platform/ui/fallback-texts';
import { LinkButton } from '@/ui/link-button';
import { MessageScreen } from '@/ui/message-screen';

/** A product that was never there or is not offered any more. */
export default function ProductNotFound() {
  const texts = useFallbackTexts();
  return (
    <MessageScreen
      picture="1f4e6"
      title={texts.productNotFound}
      actions={
        <LinkButton href={texts.shop.href} variant="primary">
          {texts.shop.label}
        </LinkButton>
      }
    />
  );
}

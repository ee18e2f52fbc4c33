'use client';

import { useFallbackTexts } from '@/modules/platform/ui/fallback-texts';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { MessageScreen } from '@/ui/message-screen';

/** What stands in place of a public page that could not be made. */
export default function SiteError({ retry }: { retry: () => void }) {
  const texts = useFallbackTexts();
  return (
    <MessageScreen
      picture="1f9ed"
      title={texts.errorTitle}
      text={texts.errorText}
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            {texts.retry}
          </Button>
          <LinkButton href={texts.home.href}>{texts.home.label}</LinkButton>
        </>
      }
    />
  );
}

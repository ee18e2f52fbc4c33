'use client';

import { useErrorTexts } from '@/modules/platform/ui/error-texts';
import { Button } from '@/ui/button';

/** What stands in place of a public page that could not be made. */
export default function SiteError({ retry }: { retry: () => void }) {
  const texts = useErrorTexts();
  return (
    <main id="main" tabIndex={-1} className="page-width grid max-w-prose justify-items-start gap-4 py-16">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Button variant="primary" onClick={retry}>
        {texts.retry}
      </Button>
    </main>
  );
}

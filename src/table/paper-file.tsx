'use client';

import { ExternalLink, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface PaperFileProps {
  /** The call that leads to the file. */
  readonly href: string;
  readonly name: string;
  readonly contentType: string;
}

/** Opens a paper: a picture in a dialog, a PDF in a tab of its own. Each look is written down. */
export function ViewPaper({ href, name, contentType, label }: PaperFileProps & { readonly label: string }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  if (!contentType.startsWith('image/')) return <PaperLink href={href} label={label} />;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} aria-label={label}>{t('kyc.view')}</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="lg" title={<bdi>{name}</bdi>} closeLabel={t('common.close')}>
        <PaperPicture href={href} name={name} />
      </Dialog>
    </>
  );
}

/** The way to a paper, in a tab of its own. */
export function PaperLink({ href, label }: { href: string; label: string }) {
  const t = useTranslations();
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')} aria-label={`${label} (${t('common.opensInNewTab')})`}>
      {t('kyc.view')}
      <ExternalLink aria-hidden="true" />
    </a>
  );
}

function PaperPicture({ href, name }: { href: string; name: string }) {
  const t = useTranslations('kyc');
  // A private file behind a redirect of a minute: nothing that next/image could keep.
  // eslint-disable-next-line @next/next/no-img-element -- a signed address that is good for a minute: nothing for an optimizer
  return <img src={href} alt={t('pictureOf', { name })} className="mx-auto max-h-[70dvh] min-h-40 w-auto rounded bg-sunken object-contain" />;
}

/** The paper itself, where there is room for it: a picture as it is, a PDF as its name with the way to it. */
export function ShownPaper({ href, name, contentType }: PaperFileProps) {
  const t = useTranslations();
  if (contentType.startsWith('image/')) return <PaperPicture href={href} name={name} />;
  return (
    <div className="card flex flex-wrap items-center gap-3 p-3">
      <FileText aria-hidden="true" className="size-6 text-sea" />
      <bdi className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</bdi>
      <a href={href} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')}>
        {t('kyc.openFile')}
        <ExternalLink aria-hidden="true" />
        <span className="sr-only">{t('common.opensInNewTab')}</span>
      </a>
    </div>
  );
}

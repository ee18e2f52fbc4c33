'use client';

import { ArrowUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/ui/icon-button';

interface Picture {
  readonly key: string;
  readonly url: string;
}

/** The pictures that a product has: each can go, or come first, where lists show it. */
export function KeptPictures({ pictures, onChange }: { pictures: readonly Picture[]; onChange: (pictures: Picture[]) => void }) {
  const t = useTranslations('listing');
  if (pictures.length === 0) return null;
  const without = (key: string) => pictures.filter((picture) => picture.key !== key);
  return (
    <ul aria-label={t('pictures')} className="flex flex-wrap gap-3">
      {pictures.map((picture, index) => (
        <li key={picture.key} className="card grid gap-1 p-2">
          {/* eslint-disable-next-line @next/next/no-img-element -- drawn anew by our server when it came, in its final size */}
          <img src={picture.url} width={96} height={96} alt={t('pictureNumber', { number: index + 1 })} className="size-24 rounded-sm object-cover" />
          <span className="flex justify-end">
            {index > 0 && <IconButton size="sm" label={t('pictureFirst', { number: index + 1 })} onClick={() => onChange([picture, ...without(picture.key)])}><ArrowUp aria-hidden="true" /></IconButton>}
            <IconButton size="sm" label={t('pictureRemove', { number: index + 1 })} onClick={() => onChange(without(picture.key))}><X aria-hidden="true" /></IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

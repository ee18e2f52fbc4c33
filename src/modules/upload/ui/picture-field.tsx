'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { api } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { notify } from '@/ui/notify';
import { acceptOf, refusalOf } from '../upload.schema';
import { uploadOne, UploadRefused } from './upload-client';

interface PictureFieldProps {
  /** Whose picture it is: gives the initials where there is none. */
  readonly name: string;
  /** The picture's address now. */
  readonly picture: string | null;
}

/** A party's picture: chosen or dropped, cut to a square by the server, kept at once. */
export function PictureField({ name, picture }: PictureFieldProps) {
  const t = useTranslations();
  const router = useRouter();
  const { ofField, ofError } = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(picture);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const textOf = (failure: unknown) => {
    if (!(failure instanceof UploadRefused)) return ofError(failure);
    return failure.code === 'network' ? t('upload.network') : ofField(failure.code);
  };

  async function keep(choose: () => Promise<string | null>, said: string) {
    setBusy(true);
    setError(undefined);
    try {
      const { picture: address } = await api('PUT /api/account/picture', { body: { key: await choose() } });
      setShown(address);
      router.refresh(); // the shell around the page shows it as well
      notify.success(said);
    } catch (failure) {
      setError(textOf(failure));
    }
    setBusy(false);
  }

  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    const code = refusalOf(file, 'picture');
    if (code) return setError(ofField(code));
    void keep(async () => (await uploadOne({ file, kind: 'picture', ticket: null, signal: new AbortController().signal, onProgress: () => undefined })).key, t('upload.pictureSaved'));
  };

  return (
    <div
      className="flex flex-wrap items-center gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <Avatar name={name} picture={shown} size="xl" />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={isBusy} onClick={() => input.current?.click()}>{t('upload.picturePick')}</Button>
          {shown && <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void keep(async () => null, t('upload.pictureRemoved'))}>{t('upload.pictureRemove')}</Button>}
        </div>
        <p className="field-hint">{t('upload.limitsPicture')}</p>
        {error && <div role="alert"><FieldError>{error}</FieldError></div>}
      </div>
      <input
        ref={input} type="file" hidden accept={acceptOf('picture')} aria-label={t('upload.picturePick')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

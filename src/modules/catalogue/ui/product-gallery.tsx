import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProductDetail } from '../catalogue.schema';
import { CertificateSheet } from './certificate-sheet';
import { PackingSheet } from './packing-sheet';
import { ProductStage } from './product-stage';
import { SheetThumbnail } from './sheet-thumbnail';

/** The uploaded pictures behind the first one; a product has eight at most. */
const FURTHER = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

interface Picture {
  key: 'stage' | 'packing' | 'certificates' | (typeof FURTHER)[number];
  /** What its thumbnail is called. */
  name: string;
  large: ReactNode;
  small: ReactNode;
}

/** Shown while the thumbnail with the same key is chosen; on paper the product alone, since what the sheets say stands there anyway. Spelled out, so that the style sheet knows them. */
const SHOWN: Record<Picture['key'], string> = {
  stage: 'group-has-[[value=stage]:checked]/gallery:block print:block! print:max-w-[70mm]',
  second: 'group-has-[[value=second]:checked]/gallery:block print:hidden!',
  third: 'group-has-[[value=third]:checked]/gallery:block print:hidden!',
  fourth: 'group-has-[[value=fourth]:checked]/gallery:block print:hidden!',
  fifth: 'group-has-[[value=fifth]:checked]/gallery:block print:hidden!',
  sixth: 'group-has-[[value=sixth]:checked]/gallery:block print:hidden!',
  seventh: 'group-has-[[value=seventh]:checked]/gallery:block print:hidden!',
  eighth: 'group-has-[[value=eighth]:checked]/gallery:block print:hidden!',
  packing: 'group-has-[[value=packing]:checked]/gallery:block print:hidden!',
  certificates: 'group-has-[[value=certificates]:checked]/gallery:block print:hidden!',
};

/**
 * The product's pictures: on its stage, all that its seller has uploaded, its packing list, its certificates. The thumbnails are radio buttons, so choosing
 * needs no JavaScript and the arrow keys work.
 */
export function ProductGallery({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  const { name, category, picture, pictures: uploaded } = product;
  const pictures: Picture[] = [
    {
      key: 'stage',
      name: t('pictureOf', { name }),
      large: (
        <ProductStage
          picture={picture}
          category={category}
          alt={t('pictureOf', { name })}
          eager
          className="size-full"
        />
      ),
      small: <ProductStage picture={picture} category={category} className="size-full" />,
    },
    ...FURTHER.flatMap((key, index): Picture[] => {
      const further = uploaded[index + 1];
      if (further === undefined) return [];
      const label = t('pictureNumberOf', { number: index + 2, name });
      return [{
        key, name: label,
        large: <ProductStage picture={further} category={category} alt={label} className="size-full" />,
        small: <ProductStage picture={further} category={category} className="size-full" />,
      }];
    }),
    {
      key: 'packing',
      name: t('packingCard', { name }),
      large: <PackingSheet product={product} />,
      small: <SheetThumbnail kind="packing" category={category} />,
    },
    {
      key: 'certificates',
      name: t('certificateCard', { name }),
      large: <CertificateSheet product={product} />,
      small: <SheetThumbnail kind="certificates" category={category} isEmpty={product.certificates.length === 0} />,
    },
  ];
  return (
    <fieldset className="group/gallery min-w-0">
      <legend className="sr-only">{t('gallery')}</legend>
      {pictures.map(({ key, large }) => (
        <div key={key} className={clsx('card relative hidden aspect-[4/3] overflow-hidden', SHOWN[key])}>
          {large}
          {key === 'stage' && uploaded.length === 0 && <p data-print="hide" className="absolute start-2 bottom-2 rounded-sm bg-card/85 px-1.5 py-0.5 text-xs text-muted">{t('symbolicPicture')}</p>}
        </div>
      ))}
      <div data-print="hide" className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-5">
        {pictures.map(({ key, name: label, small }, index) => (
          <label
            key={key}
            title={label}
            className="card relative block aspect-[4/3] overflow-hidden hover:border-ink has-checked:border-sea has-checked:shadow-[0_0_0_1px_var(--sea)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="picture"
              value={key}
              defaultChecked={index === 0}
              aria-label={label}
              className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
            />
            {small}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

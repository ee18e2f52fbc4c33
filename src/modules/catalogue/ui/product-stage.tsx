import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { categoryBySlug } from '../category.schema';
import { pictureAddress } from '../product-picture';

export interface ProductStageProps {
  /** As the calls answer it. */
  picture: string;
  /** Slug: its hue colours the stage. */
  category: string;
  alt?: string;
  eager?: boolean;
  /** Takes the stage's height; its parent decides it. */
  className?: string;
}

/** The product's picture before a container's ribs, standing on a floor with its shadow. In both themes. */
export function ProductStage({ picture, category, alt = '', eager = false, className }: ProductStageProps) {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': categoryBySlug(category)?.hue ?? 210 };
  return (
    <div style={hue} className={clsx('ribs ribs-floor stage-shadow overflow-hidden', className)}>
      {/* eslint-disable-next-line @next/next/no-img-element -- small files in their final format */}
      <img
        src={pictureAddress(picture)}
        width={256}
        height={256}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className="absolute inset-x-0 bottom-[13%] mx-auto h-[63%] w-auto object-contain"
      />
    </div>
  );
}

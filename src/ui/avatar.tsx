import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

/** The first letters of the first two words; of a name in Chinese the first character. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** A steady hue from 0 to 345 in steps of 15 for a name: the same party has the same colour everywhere. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (hash % 24) * 15;
}

export interface AvatarProps {
  name: string;
  /** Address of a picture; without one the initials stand there. */
  picture?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string;
}

const sizes = { sm: 'size-7 text-[0.6875rem]', md: undefined, lg: 'size-14 text-xl', xl: 'size-20 text-3xl' };

/** A party's picture, or its initials on a hue from the name. Decorative: the name stands beside it. */
export function Avatar({ name, picture, size = 'md', className }: AvatarProps) {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': hueOf(name) };
  return (
    <span aria-hidden="true" style={hue} className={clsx('avatar', sizes[size], className)}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a small file that is served as it lies */}
      {picture ? <img src={picture} alt="" className="size-full rounded-[inherit] object-cover" /> : initials(name)}
    </span>
  );
}

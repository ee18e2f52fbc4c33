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
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const sizes = { sm: 'size-7 text-[0.6875rem]', md: undefined, lg: 'size-14 text-xl' };

/** Initials on a hue from the name. Decorative: the name stands beside it. */
export function Avatar({ name, size = 'md', className }: AvatarProps) {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': hueOf(name) };
  return (
    <span aria-hidden="true" style={hue} className={clsx('avatar', sizes[size], className)}>
      {initials(name)}
    </span>
  );
}

export interface EmojiProps {
  /** A file of public/pictures/emoji, without its ending. */
  name: string;
  /** Shown width and height in pixels, so that nothing moves while it loads. */
  size: number;
  /** What it shows; empty when words beside it say so. */
  alt?: string;
  /** In the first screen: loaded at once. */
  eager?: boolean;
  className?: string;
}

/** One picture of the emoji set: 256 px and about 5 kB, so it needs no optimizer. */
export function Emoji({ name, size, alt = '', eager = false, className }: EmojiProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- small static files in their final format
    <img
      src={`/pictures/emoji/${name}.webp`}
      width={size}
      height={size}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}

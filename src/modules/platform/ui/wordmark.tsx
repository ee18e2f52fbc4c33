/** The brand drawn in type: two words and the container-orange stroke between them. Latin in every language. */
export function Wordmark() {
  return (
    <span
      lang="en"
      dir="ltr"
      aria-label="Marsa Mart"
      role="img"
      className="inline-flex items-baseline font-heading text-base sm:text-xl font-[800] tracking-tight whitespace-nowrap uppercase font-stretch-[125%]"
    >
      {'Marsa'}
      <span className="mx-0.5 inline-block h-[0.9em] w-[0.17em] translate-y-[0.12em] -skew-x-[18deg] bg-signal" />
      {'Mart'}
    </span>
  );
}

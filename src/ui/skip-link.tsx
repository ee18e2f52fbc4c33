/** The first thing the keyboard reaches: jumps over the header to `<main id="main" tabIndex={-1}>`. Seen when focused. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a href={`#${target}`} className="skip-link btn btn-ink">
      {label}
    </a>
  );
}

/** A harbour's rubber stamp: an anchor in a double ring. */
export function Stamp() {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" className="fill-none stroke-sea [stroke-linecap:round]">
      <circle cx="48" cy="48" r="44" strokeWidth="4" />
      <circle cx="48" cy="48" r="37" strokeWidth="1.5" strokeDasharray="3 3" />
      <circle cx="48" cy="29" r="5" strokeWidth="3.5" />
      <path
        d="M48 34v36M38 43h20M28 56c2 10 10 14 20 14s18-4 20-14M28 56l-4 5M28 56l6 3M68 56l4 5M68 56l-6 3"
        strokeWidth="3.5"
      />
    </svg>
  );
}

const POINTS = Array.from({ length: 32 }, (_, index) => {
  const radius = index % 2 === 0 ? 44 : 39;
  const angle = (index * Math.PI) / 16;
  return `${(48 + radius * Math.cos(angle)).toFixed(1)},${(48 + radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** A notary's seal: a serrated disc with a tick. */
export function Seal() {
  return (
    <svg
      viewBox="0 0 96 96"
      width="96"
      height="96"
      className="fill-none stroke-signal [stroke-linejoin:round] [stroke-linecap:round]"
    >
      <polygon points={POINTS} strokeWidth="3" />
      <circle cx="48" cy="48" r="30" strokeWidth="1.5" strokeDasharray="3 3" />
      <path d="M35 49l9 9 18-19" strokeWidth="5" />
    </svg>
  );
}

import type { Tone } from './tone';

export interface DonutPart {
  key: string;
  value: number;
  tone: Tone;
}

export interface DonutProps {
  parts: readonly DonutPart[];
  /** The whole picture as a sentence. */
  label: string;
  /** What stands in the middle: the whole, and what it counts. */
  centre: { value: string; caption: string };
  className?: string;
}

/** A radius with which the circle is 100 long, so that a part is as long as its share. */
const RADIUS = 100 / (2 * Math.PI);
const SIZE = 42;
/** Left free between two parts, so that they are told apart without their colours. */
const GAP = 0.8;

/** Shares of a whole as a ring, drawn on the server. Its figures stand beside it as text: colour is never the only channel. */
export function Donut({ parts, label, centre, className }: DonutProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shown = parts.filter(({ value }) => value > 0);
  const starts = shown.map((_, index) => shown.slice(0, index).reduce((sum, { value }) => sum + value, 0));
  const gap = shown.length > 1 ? GAP : 0;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SIZE} ${SIZE}`} className={className} direction="ltr">
      <g transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`} fill="none" strokeWidth="5">
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} stroke="var(--line)" />
        {shown.map(({ key, value, tone }, index) => (
          <circle
            key={key} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} stroke={`var(--${tone})`}
            strokeDasharray={`${Math.max((value / total) * 100 - gap, 0.4)} 100`} strokeDashoffset={-((starts[index] ?? 0) / total) * 100}
          />
        ))}
      </g>
      <text x="50%" y="50%" textAnchor="middle" fill="currentColor" className="tabular font-semibold" fontSize="8">{centre.value}</text>
      <text x="50%" y="64%" textAnchor="middle" fill="var(--muted)" fontSize="3.2">{centre.caption}</text>
    </svg>
  );
}

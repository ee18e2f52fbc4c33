import { stageHue } from './sheet';

/** The lines of a page: start, width. Some are bold, as terms and values are. */
const LINES = [
  [0, 34],
  [0, 48],
  [0, 42],
  [0, 46],
  [0, 30],
] as const;

export interface SheetThumbnailProps {
  kind: 'packing' | 'certificates';
  category: string;
  /** A sheet that says that there is nothing: no check mark promises what nobody has. */
  isEmpty?: boolean;
}

/** A small drawing of a document; its label is on the button around it. */
export function SheetThumbnail({ kind, category, isEmpty = false }: SheetThumbnailProps) {
  return (
    <div style={stageHue(category)} className="ribs ribs-floor grid size-full justify-items-center pt-[9%]">
      <svg aria-hidden="true" viewBox="0 0 64 66" className="h-full w-auto">
        <path d="M0 4a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v62H0z" className="fill-card" />
        <path d="M8 10h28M8 15.5h48" strokeWidth="3" className="stroke-ink" />
        {LINES.map(([start, width], index) => (
          <path
            key={index}
            d={`M${8 + start} ${24 + index * 7}h${width}`}
            strokeWidth="2"
            className="stroke-line-strong opacity-60"
          />
        ))}
        {isEmpty ? (
          <g className="fill-none stroke-line-strong" strokeWidth="2.2">
            <circle cx="47" cy="46" r="10" className="fill-card" />
            <path d="M43 46h8" strokeLinecap="round" />
          </g>
        ) : kind === 'certificates' ? (
          <g className="fill-none stroke-signal" strokeWidth="2.2">
            <circle cx="47" cy="46" r="10" className="fill-card" />
            <path d="M42.5 46.5l3 3 6-6.5" strokeLinecap="round" strokeLinejoin="round" />
          </g>
        ) : (
          <g className="fill-none stroke-sea" strokeWidth="2.2">
            <circle cx="47" cy="46" r="10" className="fill-card" />
            <path d="M47 41v10M43.5 43.5h7M42 48c1 2.5 2.6 3.4 5 3.4s4-.9 5-3.4" strokeLinecap="round" />
          </g>
        )}
      </svg>
    </div>
  );
}

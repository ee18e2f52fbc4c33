import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { VoyageChart } from '../voyage-chart';
import type { Position } from '../voyage.schema';

/** A port with its name on the map, and where the name stands beside its dot. */
export interface MapPort {
  readonly code: string;
  readonly name: string;
  readonly position: Position;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly dx?: number;
  readonly dy?: number;
}

export interface VoyageMapProps {
  readonly chart: VoyageChart;
  /** The sentence that stands for the picture. */
  readonly label: string;
  readonly ports: readonly MapPort[];
  /** Which of the chart's tracks are only another way, drawn dotted; the others are sailed. */
  readonly dotted?: readonly number[];
  /** Where a ship is drawn. */
  readonly ship?: Position;
  /** What the lines mean, and the data behind them. */
  readonly children?: ReactNode;
  readonly className?: string;
}

const SHIP_SIZE = 30;

/** A chart of voyages, one drawing. Maps keep east at the right in every language. On a phone letters are larger. */
export function VoyageMap({ chart, label, ports, dotted = [], ship, children, className }: VoyageMapProps) {
  const { sheet, land, grid, tracks, onSheet } = chart;
  const at = ship && onSheet(ship);
  return (
    <figure className="relative min-w-0">
      <svg
        direction="ltr"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        preserveAspectRatio="xMidYMid slice"
        className={clsx('block w-full rounded-lg bg-map-sea text-on-band', className)}
      >
        <path d={grid} className="fill-none stroke-current opacity-10" />
        <path d={land} className="fill-map-land" />
        {tracks.map((track, index) => (
          <path
            key={index}
            d={track}
            className={
              dotted.includes(index)
                ? 'fill-none stroke-on-band-muted [stroke-dasharray:0_7] [stroke-linecap:round] [stroke-width:2.4]'
                : 'fill-none stroke-map-route [stroke-linejoin:round] [stroke-width:3]'
            }
          />
        ))}
        {ports.map((port) => (
          <PortMark key={port.code} port={port} at={onSheet(port.position)} width={sheet.width} />
        ))}
        {at && (
          <image href="/pictures/emoji/1f6a2.webp" x={at.x - SHIP_SIZE / 2} y={at.y - SHIP_SIZE * 0.8} width={SHIP_SIZE} height={SHIP_SIZE} />
        )}
      </svg>
      {children}
    </figure>
  );
}

/** A dot with its name, which stands on the side of the sheet's middle unless the port says otherwise. */
function PortMark({ port, at, width }: { port: MapPort; at: { x: number; y: number }; width: number }) {
  const isAtEnd = at.x > width / 2;
  const { anchor = isAtEnd ? 'end' : 'start', dx = isAtEnd ? -10 : 10, dy = -8 } = port;
  return (
    <g>
      <text
        x={at.x + dx}
        y={at.y + dy}
        textAnchor={anchor}
        className="fill-current stroke-map-sea text-[24px] font-semibold [paint-order:stroke] [stroke-linejoin:round] [stroke-width:4] sm:text-[15px]"
      >
        {port.name}
        <tspan className="font-mono font-normal max-sm:hidden"> {port.code}</tspan>
      </text>
      <circle cx={at.x} cy={at.y} r={5} className="fill-on-band stroke-signal [stroke-width:3]" />
    </g>
  );
}

import { useTranslations } from 'next-intl';
import { BY_SUEZ, BY_THE_CAPE, voyageNm, type Position } from '../voyage';
import { onSheet, PATHS, SHEET } from '../voyage-chart';

/** Ports with a name on the sheet, and where the name stands beside its dot. */
const PORTS = [
  { code: 'INNSA', position: [72.95, 18.95], anchor: 'start', dx: 10, dy: -8 },
  { code: 'DEHAM', position: [9.97, 53.54], anchor: 'start', dx: 11, dy: 2 },
  { code: 'AEJEA', position: [55.06, 25.01], anchor: 'start', dx: -8, dy: -13 },
  { code: 'SGSIN', position: [103.84, 1.26], anchor: 'middle', dx: 0, dy: 25 },
] as const satisfies readonly { code: string; position: Position; anchor: string; dx: number; dy: number }[];

/** The ship has left the canal and passes Malta. */
const SHIP = onSheet([17.5, 35.7]);
const SHIP_SIZE = 30;

/** Nautical miles as they are told: to the nearest ten. */
function told(miles: number): number {
  return Math.round(miles / 10) * 10;
}

const SUEZ_NM = told(voyageNm(BY_SUEZ));
const CAPE_NM = told(voyageNm(BY_THE_CAPE));

/**
 * A chart of the voyage from Nhava Sheva to Hamburg, by Suez and, dotted, by the Cape. Maps keep east at the right in
 * every language. On a phone its sides are cut off and its letters are larger.
 */
export function VoyageMap() {
  const t = useTranslations('site');
  return (
    <figure className="relative min-w-0">
      <svg
        direction="ltr"
        role="img"
        aria-label={t('mapLabel', { distance: SUEZ_NM })}
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="block aspect-[4/3] w-full rounded-lg bg-map-sea text-on-band sm:aspect-[76/44]"
      >
        <path d={PATHS.grid} className="fill-none stroke-current opacity-10" />
        <path d={PATHS.land} className="fill-map-land" />
        <path
          d={PATHS.cape}
          className="fill-none stroke-on-band-muted [stroke-dasharray:0_7] [stroke-linecap:round] [stroke-width:2.4]"
        />
        <path d={PATHS.suez} className="fill-none stroke-map-route [stroke-linejoin:round] [stroke-width:3]" />
        <Ports />
        <image
          href="/pictures/emoji/1f6a2.webp"
          x={SHIP.x - SHIP_SIZE / 2}
          y={SHIP.y - SHIP_SIZE * 0.8}
          width={SHIP_SIZE}
          height={SHIP_SIZE}
        />
      </svg>
      <Legend />
    </figure>
  );
}

function Ports() {
  const t = useTranslations('site.mapPorts');
  return PORTS.map(({ code, position, anchor, dx, dy }) => {
    const { x, y } = onSheet(position);
    return (
      <g key={code}>
        <text
          x={x + dx}
          y={y + dy}
          textAnchor={anchor}
          className="fill-current stroke-map-sea text-[24px] font-semibold [paint-order:stroke] [stroke-linejoin:round] [stroke-width:4] sm:text-[15px]"
        >
          {t(code)}
          <tspan className="font-mono font-normal max-sm:hidden"> {code}</tspan>
        </text>
        <circle cx={x} cy={y} r={5} className="fill-on-band stroke-signal [stroke-width:3]" />
      </g>
    );
  });
}

/** Both ways with their length: what the lines mean without seeing them. */
function Legend() {
  const t = useTranslations('site');
  const ways = [
    { name: t('mapSuez'), miles: SUEZ_NM, line: 'border-t-3 border-solid border-map-route' },
    { name: t('mapCape'), miles: CAPE_NM, line: 'border-t-3 border-dotted border-on-band-muted' },
  ];
  return (
    <figcaption className="mt-2 grid gap-x-5 gap-y-0.5 rounded-sm bg-map-sea px-3 py-2 text-xs text-on-band sm:absolute sm:start-3 sm:bottom-3 sm:mt-0">
      {ways.map(({ name, miles, line }) => (
        <span key={name} className="flex items-center gap-2">
          <span className={`inline-block w-6 ${line}`} />
          <span>{name}</span>
          <bdi className="ms-auto ps-3 font-semibold tabular">{t('mapDistance', { distance: miles })}</bdi>
        </span>
      ))}
    </figcaption>
  );
}

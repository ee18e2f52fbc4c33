import { expect, it } from 'vitest';
import { cutTrack, drawVoyage } from './voyage-picture.queries';

const PORTS = [{ code: 'INNSA', name: 'JNPT', lat: 18.95, lon: 72.95 }, { code: 'DEHAM', name: 'Hamburg', lat: 53.54, lon: 9.97 }] as const;

it('cuts a way where a part of its miles lies behind, over the antimeridian too', () => {
  expect(cutTrack([[0, 0], [10, 0], [20, 0]], 0.25)).toEqual({ sailed: [[0, 0], [5, 0]], ahead: [[5, 0], [10, 0], [20, 0]] });
  expect(cutTrack([[170, 0], [-170, 0]], 0.5).ahead[0]).toEqual([180, 0]);
  expect(cutTrack([[0, 0], [10, 0]], 1).sailed.at(-1)?.[0]).toBeCloseTo(10);
});

it('draws a voyage whose ship stands on the sheet between its ports, and none between a port and itself', () => {
  const picture = drawVoyage(PORTS[0], PORTS[1], 0.5);
  expect(picture).toMatchObject({ from: { code: 'INNSA' }, to: { code: 'DEHAM' }, share: 0.5 });
  for (const path of [picture?.land, picture?.sailed, picture?.ahead]) expect(path).toMatch(/^M\d/);
  expect(picture?.ship).not.toEqual(picture?.start);
  expect(JSON.stringify(picture).length).toBeLessThan(60_000);
  expect(drawVoyage(PORTS[0], PORTS[0], 0)).toBeNull();
});

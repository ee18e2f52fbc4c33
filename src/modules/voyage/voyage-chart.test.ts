import { expect, test } from 'vitest';
import { PORTS } from '../../../prisma/seed/data/ports';
import { drawChart } from './voyage-chart';
import { seaRoute } from './sea-route';
import type { Position } from './voyage.schema';

const SHEET = { width: 760, height: 440, margin: 40 };

function place(code: string): Position {
  const port = PORTS.find((candidate) => candidate.code === code);
  return [port?.lon ?? 0, port?.lat ?? 0];
}

test.each([['INNSA', 'NLRTM'], ['CNSHA', 'USLAX'], ['AUSYD', 'USNYC'], ['DEHAM', 'PLGDN'], ['SGSIN', 'MYTPP'], ['GRPIR', 'TRIST'], ['NOOSL', 'EGALY'], ['NZAKL', 'PECLL']])(
  'a chart from %s to %s is small, and both ports lie on it', (from, to) => {
    const route = seaRoute(place(from), place(to));
    const chart = drawChart(SHEET, [route?.track ?? []]);
    expect(chart.land.length + chart.grid.length + chart.tracks.join('').length).toBeLessThan(30_000);
    expect(chart.tracks[0]).toMatch(/^M/);
    for (const { x, y } of [place(from), place(to)].map(chart.onSheet)) {
      expect(x).toBeGreaterThanOrEqual(SHEET.margin - 1);
      expect(x).toBeLessThanOrEqual(SHEET.width - SHEET.margin + 1);
      expect(y).toBeGreaterThanOrEqual(SHEET.margin - 1);
      expect(y).toBeLessThanOrEqual(SHEET.height - SHEET.margin + 1);
    }
  });

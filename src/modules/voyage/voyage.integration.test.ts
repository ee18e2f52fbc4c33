import { beforeAll, describe, expect, it } from 'vitest';
import { seedReference } from '../../../prisma/seed/reference';
import { PORTS } from '../../../prisma/seed/data/ports';
import { findPort, listPortCodes, listPorts } from '@/modules/port/port.queries';
import { call } from '@/test/call';
import { voyagesFrom } from './voyage.queries';
import type { VoyageAnswer } from './voyage.schema';

beforeAll(seedReference);

describe('the ports', () => {
  it('keep the specification’s five first, and stand by name behind them', async () => {
    const ports = await listPorts();
    expect(ports).toHaveLength(PORTS.length);
    expect(ports.slice(0, 5).map(({ code }) => code)).toEqual(['INBOM', 'INMAA', 'INNSA', 'INVTZ', 'INCCU']);
    const names = ports.slice(5).map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(Object.keys(ports[0] ?? {})).toEqual(['id', 'name', 'code', 'country']);
  });

  it('have a page each', async () => {
    expect(await listPortCodes()).toEqual(PORTS.map(({ code }) => code).sort());
  });
});

describe('GET /api/ports/{code}/voyage', () => {
  const ask = (code: string, query: string) => call('GET /api/ports/{code}/voyage', { params: { code }, query });

  it('answers distance, days, passages and track, in any case of the codes', async () => {
    const { status, body, headers } = await ask('innsa', 'to=nlrtm');
    const voyage = body as VoyageAnswer;
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(voyage).toMatchObject({ from: { code: 'INNSA', name: 'JNPT' }, to: { code: 'NLRTM', name: 'Rotterdam' }, speed_knots: 14 });
    expect(Math.abs(voyage.distance_nm - 6366)).toBeLessThan(70);
    expect(voyage.days).toBeCloseTo(voyage.distance_nm / 14 / 24, 1);
    expect(voyage.via.map(({ name }) => name)).toContain('Suez Canal');
    expect([voyage.track[0], voyage.track.at(-1)]).toEqual([[72.95, 18.95], [4.14, 51.95]]);
  });

  it('goes by the Cape when asked to avoid Suez', async () => {
    const { body } = await ask('INNSA', 'to=NLRTM&avoid=suez');
    const voyage = body as VoyageAnswer;
    expect(Math.abs(voyage.distance_nm - 10_952)).toBeLessThan(110);
    expect(voyage.via.map(({ code }) => code)).toEqual(['good_hope', 'dover']);
  });

  it.each([
    ['ZZZZZ', 'to=NLRTM', 404, 'not_found'], ['INNSA', 'to=ZZZZZ', 400, 'port_unknown'], ['INNSA', '', 400, 'port_unknown'],
    ['1', 'to=NLRTM', 404, 'not_found'], ['INNSA', 'to=NLRTM&avoid=moon', 400, 'invalid_input'], ['INNSA', 'to=NLRTM&to=DEHAM', 400, 'repeated_parameter'],
  ])('refuses %s with %s', async (code, query, status, problem) => {
    expect(await ask(code, query)).toMatchObject({ status, body: { success: false, code: problem } });
  });
});

it('tells a port’s distances to the main ports, the nearest first and itself left out', async () => {
  const port = await findPort('NLRTM');
  const voyages = port ? await voyagesFrom(port) : [];
  expect(voyages.length).toBeGreaterThanOrEqual(15);
  expect(voyages.map(({ to }) => to.code)).not.toContain('NLRTM');
  const miles = voyages.map(({ distance_nm: nm }) => nm);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
});

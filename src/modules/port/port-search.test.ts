import { expect, it } from 'vitest';
import { searchPorts } from './port-search';

const PORTS = [{ code: 'DEHAM', name: 'Hamburg', country: 'DE' }, { code: 'NLRTM', name: 'Rotterdam', country: 'NL' }, { code: 'INBOM', name: 'Mumbai', country: 'IN' }, { code: 'USNYC', name: 'New York', country: 'US' }];
const names = new Intl.DisplayNames('en', { type: 'region' });
const found = (typed: string) => {
  const { ports, isGuess } = searchPorts(PORTS, typed, (country) => names.of(country) ?? country);
  return [isGuess, ...ports.map(({ code }) => code)];
};

it('ports are found by their English name in every language', () => {
  const ports = [{ code: 'DEHAM', name: 'هامبورغ', country: 'DE', english: 'Hamburg' }];
  for (const typed of ['hamburg', 'hambrg', 'هامبورغ']) expect(searchPorts(ports, typed, (country) => country).ports, typed).toEqual(ports);
});

it.each([
  ['hamb', false, ['DEHAM']], ['germany', false, ['DEHAM']], ['nlrtm', false, ['NLRTM']], ['Bombay', false, ['INBOM']], ['汉堡', false, ['DEHAM']], ['', false, ['DEHAM', 'NLRTM', 'INBOM', 'USNYC']],
  ['hambrg', true, ['DEHAM']], ['Hmaburg', true, ['DEHAM']], ['roterdam', true, ['NLRTM']], ['new yrok', true, ['USNYC']], ['yorkk', true, ['USNYC']], ['germny', true, ['DEHAM']], ['mumbay', true, ['INBOM']], ['xyz', true, []], ['qqqqqqqq', true, []],
] as const)('ports are found by %j, typing errors forgiven where nothing else fits', (typed, isGuess, codes) => {
  expect(found(typed)).toEqual([isGuess, ...codes]);
});

import { expect, it } from 'vitest';
import { isolateMeasures } from './isolate-measures';

const shown = (text: string) => isolateMeasures(text, 'ar').replaceAll('\u2066', '[').replaceAll('\u2069', ']');

it.each([
  ['طوب 600 × 200 × 200 mm', 'طوب [600 × 200 × 200 mm]'],
  ['أنبوب 3.0 m، بقطر 48.3 × 3.2 mm', 'أنبوب [3.0 m]، بقطر [48.3 × 3.2 mm]'],
  ['قماش 180 g/m² و55 %', 'قماش [180 g/m²] و55 %'],
  ['عبوة 50', 'عبوة 50'],
  ['نسبة 1:2', 'نسبة [1:2]'],
])('%s', (text, isolated) => expect(shown(text)).toBe(isolated));

it('leaves other languages alone', () => expect(isolateMeasures('Brick 600 × 200 mm', 'de')).toBe('Brick 600 × 200 mm'));

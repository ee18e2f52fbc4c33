import { expect, it } from 'vitest';
import { isolateMeasures } from './isolate-measures';

const shown = (text: string) => isolateMeasures(text, 'ar').replaceAll('\u2066', '[').replaceAll('\u2069', ']');

it.each([
  ['طوب 600 × 200 × 200 mm', 'طوب [600 × 200 × 200 mm]'],
  ['أنبوب 3.0 m، بقطر 48.3 × 3.2 mm', 'أنبوب [3.0 m]، بقطر [48.3 × 3.2 mm]'],
  ['قماش 180 g/m² و55 %', 'قماش [180 g/m²] و55 %'],
  ['عبوة 50', 'عبوة 50'],
  ['نسبة 1:2', 'نسبة [1:2]'],
  ['لوح فولاذ S235JR، سماكة 10 mm', 'لوح فولاذ [S235JR]، سماكة [10 mm]'],
  ['قضيب 42CrMo4', 'قضيب [42CrMo4]'],
  ['سكة 60E1.', 'سكة [60E1].'],
  ['إطار 315/80 R22.5 للشاحنات', 'إطار [315/80 R22.5] للشاحنات'],
  ['مسمار M12×50 (A105N)', 'مسمار [M12×50] ([A105N])'],
  ['غاز R600a وH2S', 'غاز [R600a] و[H2S]'],
  ['شركة Ankleshwar Colour', 'شركة Ankleshwar Colour'],
  ['من -18 °C إلى 4 °C', 'من [-18 °C] إلى [4 °C]'],
])('%s', (text, isolated) => expect(shown(text)).toBe(isolated));

it('leaves other languages alone', () => expect(isolateMeasures('Brick 600 × 200 mm', 'de')).toBe('Brick 600 × 200 mm'));

it('cuts no code in two: no mark stands beside a Latin letter or a figure that is outside of it', () => {
  for (const code of ['S275JR', 'B500B', 'X7R', 'R-4', 'K2O', 'M-80', 'O-220', 'IP67', '3PH+N', 'AES-256', 'USB 3.2 Gen 2', 'ISO 9001:2015', '2.4 GHz']) expect(shown(`منتج ${code} جديد`)).toBe(`منتج [${code}] جديد`);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED, share } from '@/test/effort';
import en from '../../../messages/en.json';
import { TELLING, TRADE } from './contact-detail.cases';
import { contactDetailsIn, contactDetailsInCode } from './contact-detail';
import { HELD_SENTENCE } from './held-sentence.schema';

describe('a contact detail', () => {
  it.each(TELLING)('is found (%s): %s', (_, text, kind) => {
    expect(contactDetailsIn(text)).toContain(kind);
  });

  it.each(TRADE)('is no text of trade (%s): %s', (_, text) => {
    expect(contactDetailsIn(text)).toEqual([]);
  });
});

const ZEROS = [0x30, 0x0660, 0x06f0, 0x0966, 0xff10];
const CHINESE = [...'零一二三四五六七八九'];
const WORDS = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  hi: ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पांच', 'छह', 'सात', 'आठ', 'नौ'],
  ar: ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'],
} as const;

/** Mobile numbers as the five languages' countries have them: with the dial code or a zero, or as people say them at home. */
const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).filter((list) => list.slice(-4).some((digit) => digit !== 0));
const mobile = fc.oneof(
  digits(9).map((rest) => [9, ...rest]), digits(8).map((rest) => [0, 5, ...rest]), digits(9).map((rest) => [1, 3, ...rest]), digits(9).map((rest) => [0, 1, ...rest]),
);
const grouped = fc.constantFrom('', ' ', '-', '.', ' - ', '\u200b', '\u00a0').chain((gap) => fc.tuple(fc.constant(gap), fc.integer({ min: 3, max: 5 })));
const written = fc.tuple(mobile, grouped, fc.constantFrom(...ZEROS)).map(([number, [gap, size], zero]) =>
  number.map((digit, index) => (index > 0 && index % size === 0 ? gap : '') + String.fromCodePoint(zero + digit)).join(''));
const spaced = fc.tuple(mobile, fc.constantFrom(' ', '-', '. ', ' _ '), fc.constantFrom(...ZEROS)).map(([number, gap, zero]) => number.map((digit) => String.fromCodePoint(zero + digit)).join(gap));
const spelled = fc.tuple(mobile, fc.constantFrom(...Object.values(WORDS)), fc.constantFrom(' ', ', ', '-')).map(([number, words, gap]) => number.map((digit) => words[digit]).join(gap));
const chinese = mobile.map((number) => number.map((digit) => CHINESE[digit]).join(''));
const international = fc.tuple(fc.constantFrom('+91', '+49', '+86', '+971', '0091', '+1'), mobile, fc.constantFrom('', ' ', '-')).map(([code, number, gap]) => `${code}${gap}${number.join('')}`);

const name = fc.string({ unit: fc.constantFrom(...'bcdfghjklmnpqrstvwxyz'), minLength: 4, maxLength: 10 });
const ending = fc.constantFrom('com', 'net', 'org', 'in', 'de', 'cn', 'ae', 'co.in');
const at = fc.constantFrom('@', ' @ ', '(at)', ' [at] ', ' at ', ' Klammeraffe ', ' एट ', '＠', '艾特', ' ات ', '\u200b@');
const dot = fc.constantFrom('.', ' . ', '(dot)', ' dot ', ' punkt ', ' डॉट ', '点', ' نقطة ', '．');
const email = fc.tuple(name, at, name, dot, ending).map(([who, sign, house, point, last]) => `${who}${sign}${house}${point}${last.replace('.', point)}`);
const link = fc.tuple(fc.constantFrom('https://', 'http://www.', 'www.', ''), name, ending).map(([before, house, last]) => `${before}${house}.${last}`);

const sentence = fc.constantFrom(
  'We offer 500 MT of steel, HS 7308.90.00.', 'Price 412.50 USD per MT', 'Lieferung bis 31.03.2027.', '数量 1000 吨', 'मात्रा १०० किलो', 'الكمية ٥٠٠ طن', 'ISO 9001:2015', '',
);

describe('a contact detail, whatever stands around it', () => {
  const inside = (detail: fc.Arbitrary<string>) => fc.tuple(sentence, detail, sentence).map((parts) => parts.filter(Boolean).join('\n'));
  const found = (detail: fc.Arbitrary<string>, kind: 'email' | 'phone' | 'link') => {
    fc.assert(fc.property(inside(detail), (text) => {
      expect(contactDetailsIn(text)).toContain(kind);
    }), { numRuns: share(3000), seed: SEED });
  };

  it('is found as a telephone in every script and grouping', () => found(written.filter((text) => !/^(\S+)( \1)*$/.test(text)), 'phone'));
  it('is found as single digits set apart', () => found(spaced, 'phone'));
  it('is found spelled out digit by digit', () => found(spelled, 'phone'));
  it('is found in Chinese digits', () => found(chinese, 'phone'));
  it('is found with a dial code', () => found(international, 'phone'));
  it('is found as an e-mail address, its signs spelled out or set apart', () => found(email, 'email'));
  it('is found as a link', () => found(link, 'link'));
});

describe('a contact detail in a name', () => {
  const party = fc.constantFrom('Elbe Trading GmbH', '宁波港钢铁', 'शक्ति स्टील', 'شركة الميناء', 'Quay & Sons');
  const fileEnding = fc.constantFrom('.pdf', '.PDF', '.jpg', '.webp');
  const stem = fc.constantFrom('offer', 'Angebot', '报价单', 'चालान', 'عرض');
  // What ends like a file's name may be taken for a link: it is held back either way.
  const found = (name: fc.Arbitrary<string>) => {
    fc.assert(fc.property(name, (text) => {
      expect(contactDetailsIn(text)).not.toEqual([]);
    }), { numRuns: share(2000), seed: SEED });
  };
  const plainEmail = fc.tuple(name, fc.constantFrom('@', '(at)', '＠', '_at_'), name, ending).map(([who, sign, house, last]) => `${who}${sign}${house}.${last}`);
  const ofParty = (detail: fc.Arbitrary<string>) => fc.tuple(party, detail).map((parts) => parts.join(' '));
  const ofFile = (detail: fc.Arbitrary<string>) => fc.tuple(stem, detail, fileEnding).map(([before, text, last]) => `${before}_${text.replaceAll(' ', '_')}${last}`);

  it.each([['email', email], ['phone', international], ['phone', chinese], ['link', link]] as const)('of a party is found (%s)', (_, detail) => found(ofParty(detail)));
  it.each([['email', plainEmail], ['phone', international], ['phone', spaced], ['link', link]] as const)('of a file is found (%s)', (_, detail) => found(ofFile(detail)));

  it('is none in a party’s or a file’s plain name', () => {
    for (const text of ['3M Deutschland GmbH', 'Shree 108 Exports Pvt. Ltd.', 'A.B.C. Trading Co. L.L.C', '上海第一机床厂有限公司', 'offer-2026-03-05.pdf', 'INV-2026-000123.pdf', 'Angebot_Stahl_v2.docx', 'packing list 40x20.pdf']) expect(contactDetailsIn(text), text).toEqual([]);
  });
});

describe('a figure of trade', () => {
  const amount = fc.tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 0, max: 99 })).map(([whole, part]) => `USD ${whole.toLocaleString('en-US')}.${String(part).padStart(2, '0')}`);
  const quantity = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom('pcs', 'kg', 'MT', 'ltr', 'mtr', '吨', 'किलो', 'طن', 'Stück')).map(([count, unit]) => `${count} ${unit}`);
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).chain((date) => {
    const iso = date.toISOString().slice(0, 10);
    const [y, m, d] = iso.split('-');
    return fc.constantFrom(iso, `${d}.${m}.${y}`, `${d}/${m}/${y}`);
  });
  const hs = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 10, max: 99 }), fc.integer({ min: 10, max: 99 })).map(([a, b, c]) => `HS ${a}.${b}.${c}`);
  const container = fc.tuple(fc.string({ unit: fc.constantFrom(...'ABCDEFGHKLMN'), minLength: 3, maxLength: 3 }), fc.integer({ min: 1_000_000, max: 9_999_999 })).map(([owner, number]) => `${owner}U${number}`);
  const locode = fc.constantFrom('INNSA', 'NLRTM', 'DEHAM', 'AEJEA', 'CNSHA');
  const figure = fc.oneof(amount, quantity, day, hs, container, locode, fc.constantFrom('ISO 9001:2015', 'EN 10204-3.1', 'ASTM A36', '20 x 40 ft', '12.5 %'));

  it('is none', () => {
    fc.assert(fc.property(fc.array(figure, { minLength: 1, maxLength: 6 }), fc.constantFrom(', ', '; ', '\n', ' – '), (figures, gap) => {
      expect(contactDetailsIn(figures.join(gap))).toEqual([]);
    }), { numRuns: share(5000), seed: SEED });
  });
});

it.each(['order no. 4500123456', 'Bestellung 4500123456', 'Auftrag 4500123456', 'Auftragsnummer: 4500123456'])('%s is a code of trade, no telephone', (text) => {
  expect(contactDetailsIn(text)).toEqual([]);
});

it('a long text is read in no time', () => {
  const began = performance.now();
  for (const text of ['a'.repeat(5000), '1 '.repeat(2500), 'a.'.repeat(2500), 'at '.repeat(1600), '(at) '.repeat(1000), '@'.repeat(5000), 'one '.repeat(1250), '12,'.repeat(1600), 'whatsapp '.repeat(550)]) contactDetailsIn(text);
  expect(performance.now() - began).toBeLessThan(1500);
});

it('what stands in a held text’s place is what the messages say in English', () => {
  expect(HELD_SENTENCE).toEqual({ held: en.moderation.held, kept: en.moderation.kept });
});

describe('a field of an identifier', () => {
  it.each(['MC-2026-00991', 'SB-2026-77061', 'MAEU 2026 0099 1123', 'IN/MUM/2026/000123456', 'POD-2026-00077', 'MSKU 123456 7', 'SEAL.2026.4455667', 'AWB 020-12345675', '12345-6789'])('holds %s, which is no telephone', (code) => {
    expect(contactDetailsInCode(code)).toEqual([]);
  });

  it.each(['+91 98123 45678', '9812345678', 'MC 9812345678', 'tel 98123 45678', 'PH-98123-45678', 'MC 98123 45678', 'MC 00919812345678', 'whatsapp 98123 45678', 'mc@example.com', 'MC-2026 call 022-2724000', '098123-456789'])('does not hide the contact in %s', (text) => {
    expect(contactDetailsInCode(text)).not.toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { calendarDay, id, idParam, LIMITS, lineText, orNull, requiredText, text, titleText } from './input';

/** The code that a schema answers to a value, or null when it takes it. */
function refusal(schema: z.ZodType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}

describe('an id in a path', () => {
  it.each([['1', 1], ['7', 7], ['2147483647', 2_147_483_647]])('may be %s', (given, number) => {
    expect(idParam().parse(given)).toBe(number);
  });

  it.each([
    '0', '-1', '1.5', '01', '1e3', '+1', '2147483648', '99999999999999999999', 'abc', '%00', '\u0000', '1\u0000', '1;2', '../1', '', ' 1', '1 ', '1\n', '１', '0x1', 'NaN', 'null', '1,2',
    'constructor', '1'.repeat(5000),
  ])('is never %j', (given) => {
    expect(refusal(idParam(), given)).toBe('not_found');
  });

  it.each([undefined, null, 1, ['1'], {}])('is a text, never %j', (given) => {
    expect(idParam().safeParse(given).success).toBe(false);
  });
});

describe('an id in a body', () => {
  it.each([1, 2_147_483_647])('may be %d', (given) => {
    expect(id().parse(given)).toBe(given);
  });

  it.each([0, -1, 1.5, 2_147_483_648, 1e21, NaN, Infinity, '1', 'abc', null, undefined, true, [1], {}, { equals: 1 }])('is never %j', (given) => {
    expect(refusal(id('rfq_product_required'), given)).toBe('rfq_product_required');
  });
});

describe('a calendar day', () => {
  it.each([['2026-11-27', '2026-11-27T00:00:00.000Z'], ['2028-02-29', '2028-02-29T00:00:00.000Z'], ['2026-12-31', '2026-12-31T00:00:00.000Z']])('may be %s', (given, instant) => {
    expect(calendarDay('rfq_deadline_invalid').parse(given).toISOString()).toBe(instant);
  });

  it.each([
    '2026-02-30', '2027-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '2026-04-31', '26-11-27', '2026-1-1', '2026/11/27', '27.11.2026', '2026-11-27T00:00:00Z', ' 2026-11-27',
    '2026-11-27\n', '+002026-11-27', '0000-01-01', '', 'today', '２０２６-11-27', 20261127, null, undefined, true, ['2026-11-27'], {},
  ])('is never %j', (given) => {
    expect(refusal(calendarDay('rfq_deadline_invalid'), given)).toBe('rfq_deadline_invalid');
  });
});

describe('a text', () => {
  it('is trimmed and composed', () => {
    expect(text(50).parse('  Cafe\u0301 \n')).toBe('Caf\u00e9');
    expect(text(50).parse('line\n\tline')).toBe('line\n\tline');
    expect(text(50).parse('')).toBe('');
  });

  it.each(['Grüße, O’Neil "x"', 'مرحبا', 'नमस्ते क्ष', '港口', '🚢 👨‍👩‍👧', 'a\\b', '100 % _'])('keeps %j', (given) => {
    expect(text(100).parse(given)).toBe(given);
  });

  it.each([
    ['NUL', 'a\u0000b'], ['an escape', 'a\u001bb'], ['a backspace', 'a\u0008b'], ['DEL', 'a\u007fb'], ['a lone high surrogate', 'a\ud800b'], ['a lone low surrogate', 'a\udc00b'],
    ['a high surrogate at the end', 'a\ud83d'], ['surrogates in the wrong order', '\ude00\ud83d'], ['U+FFFF', 'a\uffffb'], ['U+FFFE', 'a\ufffeb'],
  ])('never holds %s', (_, given) => {
    expect(refusal(text(50), given)).toBe('text_invalid');
    expect(refusal(requiredText(50, 'rfq_title_required'), given)).toBe('text_invalid');
    expect(refusal(titleText(50, 'rfq_title_required'), given)).toBe('text_invalid');
    expect(refusal(lineText(50), given)).toBe('text_invalid');
    expect(lineText(50).parse('')).toBe('');
  });

  it.each(['\u00ad\u00ad', '\u3164', '\u2800', '\u034f', '\ufe0f', '\u180e', '\u{e0041}', '\u115f \u1160', '\u200b'])('that shows nothing is none: %j', (given) => {
    expect(text(50).parse(given)).toBe('');
    expect(refusal(requiredText(50, 'rfq_title_required'), given)).toBe('rfq_title_required');
    expect(refusal(titleText(50, 'rfq_title_required'), given)).toBe('rfq_title_required');
  });

  it('ends at its limit, counted after composing', () => {
    expect(text(LIMITS.description).parse('é'.repeat(5000))).toHaveLength(5000);
    expect(text(LIMITS.description).parse('e\u0301'.repeat(5000))).toHaveLength(5000);
    expect(refusal(text(LIMITS.description), 'é'.repeat(5001))).toBe('text_too_long');
    expect(refusal(text(LIMITS.description), 'é'.repeat(10_000))).toBe('text_too_long');
    expect(refusal(titleText(LIMITS.title, 'rfq_title_required'), 'é'.repeat(10_000))).toBe('text_too_long');
  });

  it.each([null, undefined, 5, true, ['a'], {}, { contains: '' }])('is never %j', (given) => {
    expect(refusal(text(50), given)).toBe('text_invalid');
  });
});

describe('a text of several lines', () => {
  it.each(['safe\u202egpj.exe', 'a\u202db'])('is never read as another one by an override: %j', (given) => {
    expect(refusal(text(50), given)).toBe('text_invalid');
  });

  it.each(['\u200fشاي\u200e (5 kg)', 'a \u2068b\u2069 c', 'a\u202ab\u202c'])('keeps the marks that mixed scripts need: %j', (given) => {
    expect(text(50).parse(given)).toBe(given);
  });
});

describe('a title', () => {
  it.each(['', '   ', '\n', '\u00a0', null, undefined, 5])('must hold something, so never %j', (given) => {
    expect(refusal(titleText(50, 'rfq_title_required'), given)).toBe('rfq_title_required');
  });

  it.each([
    ['a right-to-left override', 'safe\u202egpj.exe'], ['an embedding', 'a\u202ab'], ['an isolate', 'a\u2066b'], ['the end of an isolate', 'a\u2069b'], ['a left-to-right mark', 'a\u200eb'],
    ['an Arabic letter mark', 'a\u061cb'], ['a zero-width space', 'a\u200bb'], ['a word joiner', 'a\u2060b'], ['a byte order mark', 'a\ufeffb'], ['a line break', 'a\nb'],
    ['a carriage return', 'a\rb'], ['a line separator', 'a\u2028b'], ['a paragraph separator', 'a\u2029b'],
  ])('never holds %s', (_, given) => {
    expect(refusal(titleText(50, 'rfq_title_required'), given)).toBe('text_invalid');
  });

  it.each(['क्‍ष', 'می‌خواهم', '👨‍👩‍👧 toys'])('keeps the joiners that scripts need: %j', (given) => {
    expect(titleText(50, 'rfq_title_required').parse(given)).toBe(given);
  });
});

describe('an optional value', () => {
  it.each([[null, null], ['', null], [undefined, null], ['2026-11-27', new Date('2026-11-27T00:00:00Z')]])('%j gives %j', (given, kept) => {
    expect(orNull(calendarDay('rfq_deadline_invalid')).parse(given)).toEqual(kept);
  });

  it('is checked when it is there', () => {
    expect(refusal(orNull(calendarDay('rfq_deadline_invalid')), '2026-02-30')).toBe('rfq_deadline_invalid');
  });
});

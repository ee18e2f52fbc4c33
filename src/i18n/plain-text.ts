/** Texts brought to one spelling, so that a rule about digits and letters has one form to look at. */

/** The zeros of the scripts in which people here write digits; the other nine follow each. NFKC has made those of full width and in circles our own. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810];

/** The ones of digits in circles that NFKC leaves as they are; those up to the nine follow each. Their zeros stand elsewhere. */
const ENCLOSED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a];
const ENCLOSED_ZEROS = [0x24ff, 0x1f10b, 0x1f10c];

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...'авсеніјкмопрѕтухԁԛԝүһӏ'].map((letter, index) => [letter, 'abcehijkmonpstyxdqwyhl'[index]]),
  ...[...'АВСЕНІЈКМОРЅТУХ'].map((letter, index) => [letter, 'ABCEHIJKMOPSTYX'[index]]),
  ...[...'αβεικνορτυχ'].map((letter, index) => [letter, 'abeikvoptux'[index]]),
  ...[...'ΑΒΕΗΙΚΜΝΟΡΤΥΧΖ'].map((letter, index) => [letter, 'ABEHIKMNOPTYXZ'[index]]),
  ['п', 'n'], ['ı', 'i'], ['ɑ', 'a'], ['ɡ', 'g'], ['ο', 'o'], ['օ', 'o'], ['ѵ', 'v'],
]) as Readonly<Record<string, string>>;

const CHINESE_DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  ['〇零', '一壹幺', '二贰貳两', '三叁參', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'].flatMap((signs, digit) => [...signs].map((sign) => [sign, String(digit)])),
);

/** Digits as people spell them out. */
const WORDS: readonly (readonly string[])[] = [
  ['zero', 'oh', 'null', 'शून्य', 'ज़ीरो', 'ज़ीरो', 'जीरो', 'صفر'], ['one', 'eins', 'एक', 'वन', 'واحد', 'واحده'], ['two', 'zwei', 'zwo', 'दो', 'टू', 'اثنان', 'اثنين', 'اتنين'],
  ['three', 'drei', 'तीन', 'थ्री', 'ثلاثه', 'ثلاث', 'تلاته'], ['four', 'vier', 'चार', 'फोर', 'اربعه', 'اربع'], ['five', 'funf', 'fuenf', 'पांच', 'पाँच', 'फाइव', 'خمسه', 'خمس'],
  ['six', 'sechs', 'छह', 'छः', 'छ', 'सिक्स', 'سته', 'ست'], ['seven', 'sieben', 'सात', 'सेवन', 'سبعه', 'سبع'], ['eight', 'acht', 'आठ', 'एट', 'ثمانيه', 'ثماني', 'تمانيه'],
  ['nine', 'neun', 'नौ', 'नाइन', 'تسعه', 'تسع'],
];
/** Digits of Hindi and Chinese in Latin letters, and German ones as names of digits. Many are words of something else: a row of them must be longer. */
const BORROWED: readonly (readonly string[])[] = [
  ['shunya', 'sunya', 'ling', 'nuller'], ['ek', 'yi', 'yao', 'einser'], ['do', 'er', 'liang', 'zweier'], ['teen', 'tin', 'san', 'dreier'], ['char', 'chaar', 'si', 'vierer'],
  ['paanch', 'panch', 'wu', 'funfer', 'fuenfer'], ['chhah', 'chhe', 'chah', 'che', 'liu', 'sechser'], ['saat', 'sat', 'qi', 'siebener'], ['aath', 'ath', 'ba', 'achter'], ['nau', 'jiu', 'neuner'],
];
const BORROWED_OF = new Map(BORROWED.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)));
const LEAST_BORROWED = 7;
/** Words that stand between two halves of a number. */
const BETWEEN_HALVES = /(?<=\d{4})\s+(?:and\s+then|then|followed\s+by|und\s+dann|dann|फिर|ثم)\s+(?=\d{4,6}(?!\d))/giu;
/** Figures and words in turn, written together: "9eight7six", "nine8seven6". */
const WOVEN = /(?<![a-z\d])(?:zero|one|two|three|four|five|six|seven|eight|nine)?(?:\d{1,2}(?:zero|one|two|three|four|five|six|seven|eight|nine)){3,}\d{0,2}(?![a-z\d])/giu;
const unwoven = (run: string) => run.replaceAll(/[a-z]+/giu, (word) => DIGIT_OF.get(word.toLowerCase()) ?? word);

const DIGIT_OF = new Map(WORDS.flatMap((words, digit) => words.map((word) => [word.normalize('NFC'), String(digit)] as const)));

/** A dial code in words and the rest in figures behind a word that joins them: "eins sieben null, dann 1234567". */
const SPELLED_CODE = new RegExp(String.raw`(?<![\p{L}\p{M}\d])((?:(?:${[...DIGIT_OF.keys()].join('|')})[\s,.-]+){3,})(?:and\s+then|then|followed\s+by|und\s+dann|dann|फिर|ثم)\s+(\d{5,8})(?!\d)`, 'giu');
const codeAndRest = (_: string, words: string, rest: string) => words.split(/[\s,.-]+/u).map((word) => DIGIT_OF.get(word.toLowerCase()) ?? '').join('') + rest;

/** The signs of an address as letters in circles or brackets: "john Ⓐ gmail Ⓓ com". Only before an ending that is no word. */
const CIRCLED_SIGNS = /\s*[Ⓐⓐ⒜🄐🅐🅰]\s*([a-z0-9-]{2,40})\s*[Ⓓⓓ⒟🄓🅓]\s*(?=(?:com|net|org|info|biz|de|cn|co|io|eu|ae)(?![a-z\d]))|\s*\(a\)\s*([a-z0-9-]{2,40})\s*\(d\)\s*(?=(?:com|net|org|info|biz)(?![a-z\d]))/giu;
const signsOf = (_: string, circled: string | undefined, bracketed: string | undefined) => `@${circled ?? bracketed ?? ''}.`;

const TENS: readonly (readonly string[])[] = [
  ['twenty', 'zwanzig'], ['thirty', 'dreissig', 'dreißig'], ['forty', 'fourty', 'vierzig'], ['fifty', 'funfzig', 'fuenfzig'], ['sixty', 'sechzig'], ['seventy', 'siebzig'], ['eighty', 'achtzig'], ['ninety', 'neunzig'],
];
const TENS_OF = new Map(TENS.flatMap((words, index) => words.map((word) => [word, String(index + 2)] as const)));
const TEENS: readonly (readonly string[])[] = [
  ['ten', 'zehn'], ['eleven', 'elf'], ['twelve', 'zwolf', 'zwoelf'], ['thirteen', 'dreizehn'], ['fourteen', 'vierzehn'], ['fifteen', 'funfzehn', 'fuenfzehn'], ['sixteen', 'sechzehn'], ['seventeen', 'siebzehn'], ['eighteen', 'achtzehn'], ['nineteen', 'neunzehn'],
];
const TEEN_OF = new Map(TEENS.flatMap((words, index) => words.map((word) => [word, String(index + 10)] as const)));
/** German puts the ones before the tens: "achtundneunzig". */
const ONES_AND_TENS = /^(ein|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun)und(\p{L}+zig|drei(?:ss|ß)ig)$/u;
/** How often the digit behind it is meant. */
const TIMES: ReadonlyMap<string, number> = new Map([['double', 2], ['doppel', 2], ['डबल', 2], ['triple', 3], ['treble', 3], ['ट्रिपल', 3]]);

function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (ENCLOSED_ZEROS.includes(code)) return '0';
  const one = ENCLOSED_ONES.find((first) => code >= first && code < first + 9);
  if (one !== undefined) return String(code - one + 1);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? sign : String(code - zero);
}

/** Marks that show nothing or only sit on others; Devanagari's are letters' parts and stay. */
const MARKS = /[\u0300-\u036f\u064b-\u0652\u0670\u0640\u20e3]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** At least so many Chinese digits in a row are a number that was spelled out; fewer are words such as 一 or 三. */
const CHINESE_RUN = /[〇零一壹幺二贰貳两三叁參四肆五伍六陆陸七柒八捌九玖](?:[\s\-.,、·]{0,2}[〇零一壹幺二贰貳两三叁參四肆五伍六陆陸七柒八捌九玖\d]){6,}/gu;
/** So many spelled digits in a row likewise. */
const LEAST_WORDS = 5;

/** Rows of borrowed digits as figures, where nothing else stands between them. */
function borrowedAsDigits(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{M}\d])[a-z]{2,8}(?:[\s,.-]{1,3}[a-z]{2,8}){6,}(?![\p{L}\p{M}\d])/giu, (row) => {
    const words = row.split(/([\s,.-]+)/u);
    for (let start = 0; start < words.length; start += 2) {
      let end = start;
      while (end < words.length && digitWord(words[end] ?? '') !== undefined) end += 2;
      const run = words.slice(start, end).filter((_, index) => index % 2 === 0).map((word) => digitWord(word) ?? '');
      if (run.length >= LEAST_BORROWED) words.splice(start, end - start - 1, run.join(''));
      else if (end > start) start = end - 2;
    }
    return words.join('');
  });
}
const digitWord = (word: string) => BORROWED_OF.get(word.toLowerCase()) ?? DIGIT_OF.get(word.toLowerCase());

/** What a word says of a number: its figures, or null when it is none. "einundzwanzig" is 21, "ninety" 90, which an "eight" behind it makes 98. */
function figuresOf(word: string): string | null {
  // What follows it says the rest: "hundert siebzig" is 170.
  if (word === 'hundert' || word === 'einhundert') return '1';
  const plain = DIGIT_OF.get(word) ?? TEEN_OF.get(word);
  if (plain !== undefined) return plain;
  const tens = TENS_OF.get(word);
  if (tens !== undefined) return `${tens}0`;
  const [, ones = '', above = ''] = ONES_AND_TENS.exec(word) ?? [];
  const first = TENS_OF.get(above);
  if (first === undefined) return null;
  return `${first}${ones === 'ein' ? '1' : DIGIT_OF.get(ones) ?? ''}`;
}

/** A row of number words, as long as it goes on. `end` is the place behind its last word among parts that are words and gaps in turn. */
function spelledFrom(parts: readonly string[], start: number): { readonly groups: string[]; readonly words: number; readonly end: number } {
  const groups: string[] = [];
  let words = 0;
  let times = 1;
  let openTens = false;
  let end = start;
  for (; end < parts.length; end += 2) {
    const word = (parts[end] ?? '').toLowerCase();
    const repeated = TIMES.get(word);
    const figures = figuresOf(word);
    if (figures === null && repeated === undefined && !/^\d{1,2}$/.test(word)) break;
    if (figures !== null || repeated !== undefined) words += 1;
    if (repeated !== undefined) {
      times = repeated;
      continue;
    }
    const last = groups.at(-1);
    if (openTens && last !== undefined && figures !== null && /^[1-9]$/.test(figures)) groups[groups.length - 1] = `${last[0] ?? ''}${figures}`;
    else groups.push((figures ?? word).repeat(times));
    openTens = TENS_OF.has(word);
    times = 1;
  }
  return { groups, words, end };
}

/** Sizes and steps in words go up by tens: "ten, twenty, thirty, forty, fifty". */
const goUp = (groups: readonly string[]) => groups.some((group) => group.length > 1) && groups.every((group, index) => index === 0 || Number(group) > Number(groups[index - 1]));

/** Numbers that are spelled out, as figures: "nine eight seven …", "ninety-eight double seven …". */
function wordsAsDigits(text: string): string {
  const parts = text.split(/([\s,.\-–—/_*()[\]{}<>|:;+'"]+)/u);
  for (let start = 0; start < parts.length; start += 2) {
    const word = (parts[start] ?? '').toLowerCase();
    if (figuresOf(word) === null && !TIMES.has(word)) continue;
    const { groups, words, end } = spelledFrom(parts, start);
    if (words >= LEAST_WORDS && !goUp(groups)) parts.splice(start, end - start - 1, groups.join(''));
    else if (end > start) start = end - 2;
  }
  return parts.join('');
}

/** A point between figures that is spelled out. */
const SPOKEN_DOT = /(?<=\d)\s+(?:dot|punkt|point|dash|डॉट|نقطه)\s+(?=\d)/giu;
/** Single figures with a cross between each. */
const CROSSED_DIGITS = /(?<!\d)\d(?:\s?[x×]\s?\d(?!\d)){8,}/giu;
/** Two long halves with a cross between them; what is measured has three sides, or shorter and rounder ones. */
const CROSSED_HALVES = /(?<![\dx×][\s]?)(\d{4,6})\s?[x×]\s?(\d{4,6})(?!\d|\s?[x×])/giu;
const halvesApart = (whole: string, one: string, other: string) => (one.length + other.length >= 10 && !(one.endsWith('0') && other.endsWith('0')) ? `${one} ${other}` : whole);

/**
 * A text as the rules read it: compatible forms made one (full width, circles), what shows nothing taken out, marks taken
 * off, look-alikes made Latin, every script's digits made ours, numbers that are spelled out made figures. Case stays.
 */
export function plainText(text: string): string {
  const one = text.replaceAll(CIRCLED_SIGNS, signsOf).normalize('NFKC').replaceAll(INVISIBLE, '').normalize('NFD').replaceAll(MARKS, '').normalize('NFC');
  const latin = Array.from(one, (sign) => LOOKALIKES[sign] ?? digitOf(sign)).join('');
  const arabic = latin.replaceAll(/[أإآ]/gu, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي').replaceAll(/[。｡．]/gu, '.').replaceAll(/[⁄∕⧸]/gu, '/').replaceAll(/[∶꞉]/gu, ':');
  const chinese = arabic.replaceAll(CHINESE_RUN, (run) => Array.from(run, (sign) => CHINESE_DIGITS[sign] ?? sign).join(''));
  // A letter that stands among figures is one.
  const figures = wordsAsDigits(borrowedAsDigits(chinese.replaceAll(WOVEN, unwoven).replaceAll(SPELLED_CODE, codeAndRest)).replaceAll(/(?<=\d[\s-]?)[oO](?=[\s-]?\d)/gu, '0').replaceAll(/(?<=\d)[lI|](?=\d)/gu, '1'));
  return figures.replaceAll(SPOKEN_DOT, '.').replaceAll(BETWEEN_HALVES, ' ').replaceAll(CROSSED_DIGITS, (run) => run.replaceAll(/[\sx×*]/giu, '')).replaceAll(CROSSED_HALVES, halvesApart);
}

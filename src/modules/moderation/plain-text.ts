/** Texts brought to one spelling, so that a rule about digits and letters has one form to look at. */

/** The zeros of the scripts in which people here write digits; the other nine follow each. NFKC has made those of full width and in circles our own. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50];

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
const DIGIT_OF = new Map(WORDS.flatMap((words, digit) => words.map((word) => [word.normalize('NFC'), String(digit)] as const)));

function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
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

/** Numbers that are spelled digit by digit, as figures: "nine eight seven …". */
function wordsAsDigits(text: string): string {
  const parts = text.split(/([\s,.\-–—/_*]+)/u);
  const spelled = (part: string | undefined) => (part === undefined ? undefined : DIGIT_OF.get(part) ?? (/^\d{1,2}$/.test(part) ? part : undefined));
  for (let start = 0; start < parts.length; start += 2) {
    if (!DIGIT_OF.has(parts[start] ?? '')) continue;
    let end = start;
    let words = 0;
    while (spelled(parts[end]) !== undefined) {
      if (DIGIT_OF.has(parts[end] ?? '')) words += 1;
      end += 2;
    }
    if (words >= LEAST_WORDS) {
      const number = parts.slice(start, end).map((part, index) => (index % 2 === 0 ? (spelled(part) ?? '') : '')).join('');
      parts.splice(start, end - start - 1, number);
    } else if (end > start) start = end - 2;
  }
  return parts.join('');
}

/**
 * A text as the rules read it: compatible forms made one (full width, circles), what shows nothing taken out, marks taken
 * off, look-alikes made Latin, every script's digits made ours, numbers that are spelled out made figures. Case stays.
 */
export function plainText(text: string): string {
  const one = text.normalize('NFKC').replaceAll(INVISIBLE, '').normalize('NFD').replaceAll(MARKS, '').normalize('NFC');
  const latin = Array.from(one, (sign) => LOOKALIKES[sign] ?? digitOf(sign)).join('');
  const arabic = latin.replaceAll(/[أإآ]/gu, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي').replaceAll(/[。｡．]/gu, '.');
  const chinese = arabic.replaceAll(CHINESE_RUN, (run) => Array.from(run, (sign) => CHINESE_DIGITS[sign] ?? sign).join(''));
  // A letter that stands among figures is one.
  return wordsAsDigits(chinese.replaceAll(/(?<=\d[\s-]?)[oO](?=[\s-]?\d)/gu, '0').replaceAll(/(?<=\d)[lI|](?=\d)/gu, '1'));
}

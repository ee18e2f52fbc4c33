import type { Locale } from '@/i18n/locales';

/**
 * Words of a text as they are compared with each other: small, without marks, and near their stem. Runs in the browser as well.
 */

/** Words that ask or point and name nothing. Lists for comparing, never shown. */
const FILLERS: Readonly<Record<Locale, string>> = {
  en: 'a an the my mine our is are was be am do does did can could will would should shall may i me you he she it we they us them this that these those what which who whom how when where why and or but if of to in on at by for from with as about please tell there here not no yes any some get make use your his her its their so just also into up out than then want need',
  zh: '的 了 吗 呢 吧 我 你 您 他 她 它 们 是 在 有 和 与 或 及 这 那 哪 什么 怎么 如何 怎样 为什么 可以 能 会 要 想 请 请问 告诉 一个 哪里 哪些 都 也 就 还 对 把 给 到 从 吗',
  hi: 'मेरा मेरे मेरी हमारा हमारे हमारी का के की को में से पर है हैं था थे हो होता होती करना करें करूँ कर क्या कैसे कौन कहाँ कब क्यों मैं मुझे आप यह वह ये वे और या तो भी ही कृपया बताइए बताएं एक कोई कुछ नहीं हाँ लिए सकता सकते सकती',
  de: 'mein meine meinen meiner meinem unser unsere der die das den dem des ein eine einen einem einer ist sind war bin kann können könnte will wie was wer wo wann warum welche welcher welches und oder aber wenn von zu zum zur in im an am auf bei für mit aus über bitte ich mich mir du sie er es wir ihr uns nicht kein keine ja nein da hier es gibt man sich auch nur so als haben habe hat werden wird',
  ar: 'من في على إلى عن مع هل ما ماذا كيف متى أين لماذا من هو هي هم أنا أنت نحن هذا هذه ذلك تلك التي الذي و أو ثم لا نعم يمكن يمكنني أن إن كان يكون كل بعض رجاء فضلك أخبرني لي لك',
};

const MARKS: Readonly<Record<Locale, RegExp | null>> = { en: null, de: null, zh: null, hi: null, ar: /[\u064b-\u065f\u0670\u0640]/g };

function plain(text: string, locale: Locale): string {
  // Soft hyphens say where a long name may break and are no letters.
  const small = text.normalize('NFKC').replaceAll('\u00ad', '').toLocaleLowerCase(locale);
  const marks = MARKS[locale];
  const bare = marks ? small.replace(marks, '') : small;
  return locale === 'ar' ? bare.replace(/[أإآ]/g, 'ا').replace(/ى/g, 'ي').replace(/ة/g, 'ه') : bare;
}

/** Endings that change with the sentence. Only what is surely one is cut; names suffer less that way. */
function stem(word: string, locale: Locale): string {
  if (locale === 'en' && word.length > 3) return word.replace(/ies$/, 'y').replace(/(?<=[a-z]{3})(?:ing|ed)$/, '').replace(/(?<=[^s])s$/, '').replace(/(?<=.{4})(?:er|ion)$/, '').replace(/(?<=.{3})e$/, '');
  if (locale === 'de' && word.length > 4) return word.replace(/(?<=.{4})(?:ungen|ung|en|er|es|e|n|s|t)$/, '');
  if (locale === 'ar' && word.length > 4) return word.replace(/^(?:وال|بال|لل|ال)(?=.{3})/, '');
  if (locale === 'hi' && word.length > 3) return word.replace(/(?:ों|ें|ाँ|ियाँ)$/, '');
  return word;
}

/** The words of a text in their order, stemmed. */
export function wordsOf(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(plain(text, locale));
  return Array.from(segments).filter(({ isWordLike }) => isWordLike).map(({ segment }) => stem(segment, locale));
}

const fillers = new Map<Locale, ReadonlySet<string>>();

/** The words of a text that name something. */
export function tellingWords(text: string, locale: Locale): string[] {
  const known = fillers.get(locale) ?? new Set(wordsOf(FILLERS[locale], locale));
  fillers.set(locale, known);
  return [...new Set(wordsOf(text, locale))].filter((word) => !known.has(word));
}

/** Whether a text holds a phrase as whole words. Chinese has no gaps, and is cut differently with each neighbour: there signs count. */
export function holdsPhrase(text: string, phrase: string, locale: Locale): boolean {
  if (locale === 'zh' && /\p{Script=Han}/u.test(phrase)) return plain(text, locale).includes(plain(phrase, locale));
  const words = wordsOf(phrase, locale);
  return words.length > 0 && ` ${wordsOf(text, locale).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** Where a text holds a name, in signs from its beginning; null where it does not. Scripts that join words to others are looked through. */
export function placeOf(text: string, name: string, locale: Locale): number | null {
  const [within, wanted] = [plain(text, locale), plain(name, locale)];
  if (/[\p{Script=Han}\p{Script=Arabic}]/u.test(name)) return within.includes(wanted) ? within.indexOf(wanted) : null;
  // A blank for every sign: words keep their places.
  const apart = (said: string) => ` ${said.replace(/[^\p{L}\p{M}\p{N}]/gu, ' ')} `;
  const found = apart(within).indexOf(apart(wanted));
  return found < 0 ? null : found;
}

/** The words of a text as they were typed, those that name something alone. */
export function typedWords(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return Array.from(segments).filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment).filter((word) => tellingWords(word, locale).length > 0);
}

/** The phrases of a list of keywords, as messages hold them. */
export function phrasesOf(keywords: string): string[] {
  return keywords.split(',').map((phrase) => phrase.trim()).filter(Boolean);
}

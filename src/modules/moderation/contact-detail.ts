import { plainText } from '@/i18n/plain-text';

/** What a text can give away. */
export const CONTACT_KINDS = ['email', 'phone', 'link', 'handle'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

const ENDINGS = 'com|net|org|info|biz|io|co|ai|app|dev|shop|store|online|site|xyz|top|club|link|page|pro|trade|global|asia|eu|cn|hk|tw|in|pk|bd|lk|np|de|at|ch|ae|sa|qa|kw|om|bh|eg|jo|lb|ma|tn|dz|iq|tr|uk|us|ca|au|nz|sg|my|id|th|vn|ph|jp|kr|ru|ua|fr|it|es|pt|nl|be|pl|se|no|dk|fi|gr|za|ng|ke|br|mx|me|ly|cc|tv|gg|中国|भारत|امارات';
const PROVIDERS = 'gmail|googlemail|yahoo|hotmail|outlook|live|icloud|proton|protonmail|gmx|web|aol|mail|qq|163|126|sina|foxmail|rediff|rediffmail|zoho|yandex';
const AT = String.raw`(?:@|[(\[{<*_-]\s*(?:at|ät|a|ايت|ات|एट|艾特)\s*[)\]}>*_-]|\b(?:at the rate(?: of)?|at-?zeichen|klammeraffe|affenschwanz|arroba|at)\b|艾特|小老鼠|圈a|(?:एट द रेट|ऐट द रेट|एट दी रेट|एट|ऐट|ايت|علامه ات|ات)(?![\p{L}\p{M}]))`;
const DOT = String.raw`(?:\.|[(\[{<*_-]\s*(?:\.|dot|punkt|डॉट|نقطه|دوت|点|點)\s*[)\]}>*_-]|(?<![\p{L}\p{M}])(?:dot|punkt|point|डॉट|डाट|नुक्ता|نقطه|دوت)(?![\p{L}\p{M}])|点|點)`;
const LABEL = String.raw`[a-z0-9](?:[a-z0-9_-]{0,60}[a-z0-9])?`;

/** Endings of sites in other scripts, as they are told once marks are off. A name before one is written together with it. */
const OTHER_ENDINGS = '中国|中國|公司|网络|網絡|香港|台湾|भारत|рф|pф|السعوديه|امارات|مصر|قطر|الاردن|المغرب|تونس|عمان';
/** `xn--…` is such a name in Latin letters; nothing else is written so. */
const OTHER_DOMAIN = new RegExp(String.raw`\bxn--[a-z0-9]|(?<![\p{L}\p{M}\p{N}.])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]{1,30}\.(?:${OTHER_ENDINGS})(?![\p{L}\p{M}\p{N}])`, 'iu');
/** Four parts of up to 255, none of a version or a clause, which are called so or are small. */
const IP_ADDRESS = /(?<![\d.\p{L}-])(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}(?::\d{2,5})?(?![\d.]*\d)/gu;
const VERSION_WORD = /(?:\b(?:v|ver|version|versions|release|rev|revision|firmware|software|build|clause|clauses|section|chapter|para|article)|版本|संस्करण|إصدار|اصدار)[\s.:#]*$/iu;

/** What a version or a clause may look like. */
const VERSION_NUMBER = /(?<![\d.-])\d{1,5}(?:\.\d{1,5}){2,3}(?![\d.]*\d)/gu;
const isVersion = (text: string, at: number) => VERSION_WORD.test(text.slice(Math.max(0, at - 24), at));

/** Whether an address of a machine stands in a text: three digits in two of its parts at least, or a port behind it; a version's are small. */
function hasIpAddress(text: string): boolean {
  return [...text.matchAll(IP_ADDRESS)].some(({ 0: found, index }) => {
    const large = found.split(':')[0]?.split('.').filter((part) => Number(part) >= 20).length ?? 0;
    return (found.includes(':') || large >= 2) && !isVersion(text, index);
  });
}

/** An address whose point is left out; what stands before its sign is no word of trade that "at" follows. */
const POINTLESS_EMAIL = /[a-z0-9._-]\s{0,3}@\s{0,3}[a-z0-9-]{3,40}\s{1,3}(?:com|net|org|info|biz|de|cn|in|ae)(?![\p{L}\p{M}\d])|(?<=[a-z0-9._-])\s{1,3}at\s{1,3}[a-z0-9-]{3,40}\s{1,3}com(?![\p{L}\p{M}\d])/iu;
/** Its signs in capitals between small letters: "lenaATalsterDOTcom". */
const CAPITAL_SIGNS = /[a-z0-9]AT[a-z0-9-]{2,40}(?:DOT|\.)(?:com|net|org|info|biz|co|io|de|cn|in|ae)(?![A-Za-z\d])/;
/** A provider's name with a name beside it: "gmail: lena.hoffmann", "lena gmail com". */
const PROVIDER_NAMED = /\b(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|gmx|rediffmail|foxmail)(?:\s*[:=]\s*[a-z][a-z0-9._-]{2,}|\s+(?:com|de|net|in|co)(?![\p{L}\p{M}\d]))/iu;
/** Spelled in Hindi or Arabic throughout, the ending too. */
const OTHER_SPELLED_EMAIL = /[\p{L}\p{M}]\s+(?:एट|ऐट|एट द रेट|ऐट द रेट|ات|ايت)\s+[\p{L}\p{M}\p{N}]{2,40}\s+(?:डॉट|डाट|नुक्ता|نقطه|دوت)\s+(?:कॉम|काॅम|कोम|इन|नेट|كوم|نت|اورج)(?![\p{L}\p{M}])/u;

/** An address as it is written, also in letters of other scripts. */
const EMAIL = /[\p{L}\p{M}\p{N}._%+-]@[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){0,4}\.[\p{L}\p{M}]{2,}/u;
/** An address with its signs spelled out or set apart; its ending is one that there is. */
const SPELLED_EMAIL = new RegExp(String.raw`[\p{L}\p{M}\p{N}._%+-]\s*${AT}\s*${LABEL}(?:\s*${DOT}\s*${LABEL}){0,3}\s*${DOT}\s*(?:${ENDINGS})(?![\p{L}\p{M}\d])`, 'iu');
const PROVIDER_EMAIL = new RegExp(String.raw`[\p{L}\p{M}\p{N}._%+-]\s*${AT}\s*(?:the\s+)?(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|gmx|rediffmail|foxmail)(?![\p{L}\p{M}\d])`, 'iu');
/** The sign in brackets is enough: nothing else is written so. */
const BRACKETED_AT = /[\p{L}\p{N}]\s*[([{<]\s*(?:at|ät|@|एट|ऐट|ات|艾特)\s*[)\]}>]\s*[\p{L}\p{N}]/u;
const SPACED_EMAIL = new RegExp(String.raw`(?:[a-z0-9][\s.]){3}\s*@|@\s*(?:[a-z]\s){3}`, 'iu');
const PROVIDER_LINK = new RegExp(String.raw`@\s*(?:${PROVIDERS})(?![\p{L}\p{M}\d])`, 'iu');

const SCHEME = /\b(?:https?|hxxps?|ftp)\s*:\s*[\\/]{1,2}|(?<![\p{L}\p{N}_-])www[\s.,·_-]+[a-z0-9-]{2,}|\b(?:wa|t|m)\.me\b|\b(?:bit\.ly|goo\.gl|tinyurl|linktr\.ee|lnkd\.in|u\.wechat|line\.me)\b/iu;
/** A site's name. A sentence that goes on without a blank begins with one capital: "sold out.In May" is none. */
const DOMAIN = new RegExp(String.raw`(?<![\p{L}\p{M}\d.@])[A-Za-z0-9][A-Za-z0-9-]{1,60}(?:\.[A-Za-z0-9-]{1,60}){0,3}\.(?:(?:${ENDINGS})|(?:${ENDINGS.toUpperCase()}))(?![\p{L}\p{M}\d-])(?!\.\d)`, 'u');
const SPELLED_DOMAIN = new RegExp(String.raw`(?<![\p{L}\p{M}\d])[a-z0-9][a-z0-9-]{2,60}\s*(?:[(\[{]\s*(?:\.|dot|punkt)\s*[)\]}]|(?<=\s)(?:dot|punkt|डॉट|डाट|نقطه|دوت)(?=\s)|\s+(?:点|點)\s+)\s*(?:com|net|org|info|biz|io|co|shop|cn|in|de|ae|sa|eg|uk|eu|कॉम|كوم)(?![\p{L}\p{M}\d])`, 'iu');

/** A site's name whose point stands in brackets, set apart, or is another sign that looks like one. "net" behind a blank is a weight. */
const DOTTED_DOMAIN = /[a-z0-9]\s{0,3}[([{]\s{0,3}(?:\.|dot|punkt)\s{0,3}[)\]}]\s{0,3}[a-z]{2}|(?<![@.\p{L}\p{N}_-])[a-z0-9][a-z0-9-]{2,60}(?:\s{1,4}\.|\s{0,4}[・·‧∙•])\s{0,4}(?:com|org|biz|io)(?![\p{L}\p{M}\d])|(?<![@.\p{L}\p{N}_-])[a-z0-9][a-z0-9-]{2,60}[・·‧∙•,](?:com|net|cn|ae)(?![\p{L}\p{M}\d])/iu;

const MESSENGERS = [
  String.raw`(?<![\p{L}\p{M}])(?:whats\s?-?app|wats\s?app|watsapp|whatsap|wa(?=\s*[:#+])|we\s?-?chat|weixin|telegram|tg(?=\s*[:@])|skype|viber|botim|kakao(?:talk)?|zalo|line\s+id|signal(?=\s*[:+])|imo(?=\s*[:+]\s*\+)|qq(?=\s*[:\d])|instagram|insta|ig(?=\s*[:@])|fb(?=\s*[:@])|facebook|messenger|linkedin|snapchat|tiktok|discord)`,
  '微信|威信|薇信|v信|加v|加微|企鹅号|扣扣|钉钉',
  'व्हाट्सऐप|व्हाट्सएप|व्हाट्सप|वॉट्सऐप|वॉट्सएप|वाट्सएप|वाट्सऐप|टेलीग्राम|स्काइप|इंस्टाग्राम|वीचैट',
  'واتساب|واتس اب|وتساب|واتس|تليجرام|تيليجرام|تلغرام|تيليغرام|سكايب|فايبر|انستغرام|انستقرام|ويتشات|وي شات',
].join('|');
const LINKING = String.raw`(?:\s|[-–](?=(?:id|name|nr|no|konto|account|handle|nummer|number)(?![a-z]))|me|us|on|at|id|no\.?|nr\.?|num(?:ber|mer)?|is|ist|handle|account|konto|unter|auf|name|user(?:name)?|号码|号|帐号|账号|是|नंबर|आईडी|पर|है|رقم|رقمي|علي|هو|حساب|معرف)`;
const HANDLE = new RegExp(String.raw`(?:${MESSENGERS})${LINKING}{0,6}\s*(?:[:=@#]\s*@?[a-z0-9][a-z0-9_.-]{3,}|[-–]?\s*@?(?=[a-z_.-]*[\d_])[a-z0-9_.-]{4,}|(?:\+|00)?\d[\d\s().-]{5,})`, 'iu');
/** A name with a point, a comma before it or a kind of it: "insta lena.h", "Skype live:lena", "WhatsApp me, name lena_h". */
const DOTTED_NAME = /(?<![\p{L}\p{M}])(?:skype|insta(?:gram)?|telegram|snapchat|tiktok|whats\s?app|we\s?chat)(?:\s+live:[a-z0-9]|\s+[a-z][a-z0-9]{2,}\.[a-z0-9]{1,}(?![\p{L}\p{M}\d.])|\s+(?:me|us)\s*,?\s*(?:my\s+)?(?:name|user(?:name)?|handle|id)\s+(?:is\s+)?[a-z0-9._-]{3,})/iu;
/** An invitation to look a name up elsewhere, whatever the name: "find me on LinkedIn as John Trader". */
const LOOKED_UP = /\b(?:find|search(?:\s+for)?|look(?:\s+for)?|follow|add|message|dm|ping)\s+(?:me|us)\s+(?:up\s+)?(?:on|at|in|via|through)\s+(?:linked\s?in|face\s?book|insta(?:gram)?|telegram|skype|whats\s?app|we\s?-?chat|xing|twitter|tiktok|snapchat|viber|discord)(?![\p{L}\p{M}\d])|\b(?:finden|findest|suchen|sucht)\s+(?:sie\s+|du\s+|ihr\s+)?(?:mich|uns)\s+(?:auf|bei|über|uber|in)\s+(?:linked\s?in|face\s?book|insta(?:gram)?|telegram|skype|whats\s?app|we\s?-?chat|xing|tiktok)(?![\p{L}\p{M}\d])/iu;
/** A name with its @ that stands alone; prices "@rate" and "@ 12" are none. */
const AT_NAME = /(?<![\p{L}\p{M}\p{N}@])@(?!(?:rate|price|cost|each|origin|site|port|only|least|max|min)\b)(?:[a-z][a-z0-9_.]{4,}|[a-z]+[_\d][a-z0-9_]*)/iu;

/** Words after which a number is a telephone's, in five languages. */
const PHONE_WORD = /(?:\b(?:tele?(?:ph?on|fon)?e?(?:nummer)?|phone|ph|mob(?:ile|il)?|cell|handy|fax|call|ring|dial|contact|reach|text|sms|rufnummer|rufen|anrufen|durchwahl|hotline|rückruf|ruckruf)\b|电话|電話|手机|手機|联系|拨打|致电|फ़?ोन|फोन|फ़ोन|मोबाइल|मोबाईल|दूरभाष|कॉल|संपर्क|هاتف|الهاتف|جوال|الجوال|موبايل|محمول|تلفون|تليفون|اتصل|للاتصال|اتصال|للتواصل)[\s\p{L}\p{M}.:：#()-]{0,14}$/iu;
/** Words after which a long number is a code of trade. */
const CODE_WORD = /(?:\b(?:gtin|ean|upc|gln|isbn|barcode|imo|mmsi|cas|einecs|pantone|po|p\.o\.|rfq|dpq|dpo|inv|invoice|order|auftrag(?:snummer)?|bestellung|rechnung|ref(?:erence)?|batch|lot|charge|serial|s\/n|sn|art(?:icle|ikel)?|item|sku|part|model|type|eori|vat|ust|gst(?:in)?|fssai|iec|licen[cs]e|cert(?:ificate)?|zertifikat|b\/l|bl|awb|mawb|hawb|booking|container|seal|policy|police|permit|registration|reg|patent|code)\b|编码|编号|批号|订单|发票|条码|कोड|बैच|ऑर्डर|चालान|رمز|فاتوره|طلب|دفعه|شهاده)[\s.:：#()/-]*(?:(?:no|nr|number|nummer|code|id|号|号码|码|नंबर|संख्या|रقम|رقم)[\s.:：#-]*)?$/iu;
/** Words after which a number is one of the tariff: chapters go to 97, and behind the heading come groups of two. */
const TARIFF_WORD = /(?:\b(?:hs|hsn|hts|taric|cn)\b|海关编码|税号|एचएस|النظام المنسق)[\s.:：#()/-]*(?:(?:codes?|no|nr|number|nummer|号|码|नंबर|कोड)[\s.:：#-]*)?$/iu;
const TARIFF_NUMBER = /^\(?(?:0[1-9]|[1-8]\d|9[0-7])\d{2}(?:[. ]?\d{2}){1,3}$/;
/** Halves of five, as mobiles of India are written; no code of trade is. */
const MOBILE_HALVES = /^\(?\d{5}[\s.·-]{1,3}\d{5}$/;
const CURRENCY_BEFORE = /(?:[$€£₹¥]|\b(?:usd|eur|gbp|inr|aed|sar|cny|rmb|rs\.?)|रु\.?|₨)\s*$/iu;
const UNIT_AFTER = /^\s*(?:[$€£₹¥%°]|(?:us\$|usd|eur|euro|gbp|inr|aed|sar|cny|rmb|dollars?|rupees?|pcs|pieces?|units?|sets?|pairs?|stück|stuck|kgs?|g|gr|mg|t|mt|mts|tons?|tonnes?|tonnen|lbs?|ltrs?|l|ml|liters?|litres?|m|mtrs?|meters?|metres?|km|cm|mm|m2|m3|sqm|cbm|ft|feet|inch(?:es)?|teus?|feus?|bags?|säcke|sacke|boxes|cartons?|drums?|pallets?|rolls?|bales?|bottles?|kwh|mw|kw|v|w|hz|rpm|psi|bar|mpa|gsm|micron|ppm|nm|days?|hours?)(?![\p{L}\p{M}])|吨|公斤|千克|件|个|箱|米|元|美元|欧元|升|套|किलो|टन|पीस|रुपये|रुपए|डॉलर|लीटर|मीटर|طن|كيلو|كجم|قطعه|قطع|دولار|درهم|ريال|يورو|لتر|متر|صندوق)/iu;

/** What looks like a telephone's number by its digits alone: blanked, so that the digits around it do not join with it. */
const FIGURES: readonly RegExp[] = [
  // When a camera took a picture, as it names it: to the second, or the thousandth.
  /(?<!\d)20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[_-]?(?:[01]\d|2[0-3])[0-5]\d[0-5]\d(?:\d{3})?(?!\d|[ -]\d)/gu,
  /(?<!\d)(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])(?!\d)/gu,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:19|20)?\d{2}(?!\d|[.-]\d)/gu,
  /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19|20)\d{2}(?!\d)/gu,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/gu,
  // HS codes with their points; a telephone's groups of two have no group of four before them.
  /(?<![\d.])\d{4}\.\d{2}(?:\.\d{2,4}){0,3}(?![\d.]\d)/gu,
  // Numbers with thousands' commas or points, of the Indian kind as well, and whatever follows the decimal sign.
  /(?<![\d.,+])\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,4})?(?![\d,])/gu,
  /(?<![\d.,+])\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)/gu,
  /(?<![\d.,+])\d{1,3}(?:[. '’\u00a0\u202f]000)+(?![. '’\u00a0\u202f]?\d)/gu,
  /(?<![\d.,+])\d{1,7}[.,]\d{1,2}(?![.,]?\d)/gu,
  /(?<![\d.,+])\d{1,3}\.\d{1,4}(?![.,]?\d)/gu,
  /(?<!\d)\d{2,7}-\d{2}-\d(?!\d)/gu,
  // Registrations of substances under REACH, which all begin so.
  /(?<![\d-])0[1-9]-21\d{8}-\d{2}(?:-\d{4})?(?!\d|-\d)/gu,
  /\b(?:iso|iec|en|din|astm|bs|gb|api|asme|ansi|jis|sae|aisi|ral)(?:\s*\/\s*[a-z]{1,5})*[ :-]*[a-z]?\d{1,5}(?!\d)(?: *[:-] *\d{1,4}(?!\d)| *[/,&] *\d{1,5}(?!\d)| +(?:and |und |和|और |و) *[1-9]\d{3,4}(?!\d)| +[1-9]\d{3}(?!\d)|(?<=[1-4]\d{4}) +[1-4]\d{4}(?!\d))*(?![ :-]*\d{5})/giu,
];

const RUN = /(?<![a-z\d])\(?(\+|00)?\s?\(?\d(?:[\s().\-–—/_*·•,|~]{0,4}\d)+/gu;

/** Groups that count up by equal steps, or long ones that count up at all, are sizes; those of this century and the last are years. No telephone. */
function countsUp(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  if (groups.length < 3 || groups.some((group) => group.length > 4 || group.startsWith('0'))) return false;
  const steps = groups.slice(1).map((group, index) => Number(group) - Number(groups[index]));
  return groups.every((group) => /^(?:19|20)\d\d$/.test(group)) || (steps.every((step) => step > 0) && (groups.length > 5 || new Set(steps).size === 1));
}

const LEAST_DIGITS = 9;
const LEAST_DIGITS_MARKED = 7;
const MOST_DIGITS = 15;

/** Two numbers that stand beside each other are looked at one by one, where together they are too long for one. */
function numbersIn(run: string): { readonly part: string; readonly at: number }[] {
  if (run.replaceAll(/\D/g, '').length <= MOST_DIGITS) return [{ part: run, at: 0 }];
  return [...run.matchAll(/[^\n/,;|]+/g)].map((match) => ({ part: match[0], at: match.index }));
}

function isPhone(run: string, before: string, after: string): boolean {
  const digits = run.replaceAll(/\D/g, '');
  const isMarked = /^\(?\+/.test(run) || PHONE_WORD.test(before);
  if (digits.length < (isMarked ? LEAST_DIGITS_MARKED : LEAST_DIGITS) || digits.length > MOST_DIGITS + (isMarked ? 3 : 0)) return false;
  if (isMarked) return true;
  // Behind the country code 1 come ten digits, and mobiles of China, which begin with a 1, have eleven in all: more is a number of something else.
  if (/^1\d{11,}$/.test(run.trim())) return false;
  if (/^(\d)\1+$/.test(digits) || /0000$/.test(digits) || countsUp(run)) return false;
  if (TARIFF_WORD.test(before)) {
    // What follows behind a comma is a number of its own.
    const [tariff = '', ...rest] = run.split(/\s*[,|~]\s*/);
    return !TARIFF_NUMBER.test(tariff) || rest.join('').replaceAll(/\D/g, '').length > 6;
  }
  return (!CODE_WORD.test(before) || MOBILE_HALVES.test(run)) && !CURRENCY_BEFORE.test(before) && !UNIT_AFTER.test(after);
}

function hasPhone(text: string): boolean {
  const versions = text.replaceAll(VERSION_NUMBER, (found, at: number) => (isVersion(text, at) ? '¦'.repeat(found.length) : found));
  const bare = FIGURES.reduce((rest, figure) => rest.replaceAll(figure, (found) => '¦'.repeat(found.length)), versions);
  for (const match of bare.matchAll(RUN)) {
    for (const { part, at } of numbersIn(match[0])) {
      const [start, end] = [match.index + at, match.index + at + part.length];
      if (isPhone(part, bare.slice(Math.max(0, start - 40), start), bare.slice(end, end + 20))) return true;
    }
  }
  return false;
}

/** Other signs that look like a hyphen: of typesetting, of sums, and what Japanese lengthens vowels by where it stands between figures. */
const HYPHENS = /[\u2010-\u2012\u2015\u2043\u2212\ufe58\ufe63\uff0d]|(?<=\d)\u30fc(?=\d)/gu;

const anyOf = (text: string, ...rules: readonly RegExp[]) => rules.some((rule) => rule.test(text));

/**
 * The contact details that a text gives away: e-mail addresses, telephones, links and names in messengers, in the number
 * and spelling forms of the five languages. Codes, quantities, prices, dates and standards of trade are none. Pure.
 */
export function contactDetailsIn(text: string): ContactKind[] {
  if (text === '') return [];
  const plain = plainText(text).replaceAll(HYPHENS, '-');
  const lower = plain.toLowerCase();
  const found: ContactKind[] = [];
  if (anyOf(lower, EMAIL, SPELLED_EMAIL, PROVIDER_EMAIL, PROVIDER_LINK, BRACKETED_AT, SPACED_EMAIL, POINTLESS_EMAIL, PROVIDER_NAMED, OTHER_SPELLED_EMAIL) || CAPITAL_SIGNS.test(plain)) found.push('email');
  if (hasPhone(lower)) found.push('phone');
  if (anyOf(lower, SCHEME, SPELLED_DOMAIN, DOTTED_DOMAIN, OTHER_DOMAIN) || DOMAIN.test(plain) || hasIpAddress(lower)) found.push('link');
  if (anyOf(lower, HANDLE, AT_NAME, DOTTED_NAME, LOOKED_UP)) found.push('handle');
  return found;
}

/** A document's number: letters and digits in groups, such as "MC-2026-00991" or "SB/2026/77061". */
const CODE = /^(?=.*[a-z])(?=.*\d)[a-z\d]+(?:[ ./_-]{1,3}[a-z\d]+)*$/;
const LONGEST_CODE = 40;
/** A postal code of the United States in its long form, whose digits would make a telephone's. */
const LONG_ZIP = /^\d{5}-\d{4}$/;
/** What makes a telephone of a number in spite of its letters: a word for one before it, mobiles' halves, or as many digits as one has, set apart. */
const CALLED = /(?:^|[^a-z])(?:tele?(?:ph?on|fon)?e?|phone|ph|mob(?:ile|il)?|cell|handy|fax|call|ring|dial|contact|reach|text|sms|hotline)(?:[^a-z]|$)/;
const SET_APART = /(?<![a-z\d./_-])(?:00\d{7,}|\d{10,13}|\d{5}[ .-]\d{5})(?![a-z\d./_-])/;

/**
 * The contact details in a field that holds nothing but an identifier, such as a policy's number: where it is written as one,
 * its digits are no telephone's, however many. Whatever is not written so is judged as any text. Pure.
 */
export function contactDetailsInCode(text: string): ContactKind[] {
  const code = plainText(text).toLowerCase().trim();
  const isCode = LONG_ZIP.test(code) || (code.length <= LONGEST_CODE && CODE.test(code) && !anyOf(code, CALLED, SET_APART));
  return contactDetailsIn(text).filter((kind) => kind !== 'phone' || !isCode);
}

import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { ROLE_SLUGS } from '@/access/roles';
import { LOCALES, type Locale } from '@/i18n/locales';
import { NOTIFICATION_KINDS } from '@/modules/notification/notification.schema';
import ar from '../../messages/ar.json';
import de from '../../messages/de.json';
import en from '../../messages/en.json';
import hi from '../../messages/hi.json';
import zh from '../../messages/zh.json';

const FILES: Readonly<Record<Locale, object>> = { en, zh, hi, de, ar };
const OTHERS = LOCALES.filter((locale) => locale !== 'en');

/** Every sentence by its full key. */
function flatten(messages: object, prefix = ''): Map<string, string> {
  return new Map(Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value as object, `${prefix}${key}.`)]));
}

const texts = new Map(LOCALES.map((locale) => [locale, flatten(FILES[locale])] as const));
const of = (locale: Locale) => texts.get(locale) ?? new Map<string, string>();

interface Plural { argument: string; categories: string[] }

/** What a sentence asks for: its placeholders with their kind, and its plurals with their categories. */
function anatomy(text: string): { placeholders: string[]; plurals: Plural[] } {
  const placeholders: string[] = [];
  const plurals: Plural[] = [];
  const walk = (elements: MessageFormatElement[]): void => elements.forEach((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    placeholders.push(`${element.value}:${TYPE[element.type]}`);
    if (element.type === TYPE.tag) walk(element.children);
    if (element.type === TYPE.select) Object.values(element.options).forEach((option) => walk(option.value));
    if (element.type === TYPE.plural) {
      plurals.push({ argument: element.value, categories: Object.keys(element.options).filter((name) => !name.startsWith('=')) });
      Object.values(element.options).forEach((option) => walk(option.value));
    }
  });
  walk(parse(text));
  return { placeholders: [...new Set(placeholders)].sort(), plurals };
}

/** Names, signs and words that a language shares with English, each looked at by a reader of that language. */
const SAME: Readonly<Record<Locale, readonly string[]>> = {
  en: [],
  zh: [], hi: [], ar: [],
  de: [
    'common.ok', 'common.status', 'order.workflowSteps.transport', 'work.kinds.transport', 'dispute.status', 'survey.status', 'tracking.status', 'contact.name', 'rfq.status', 'quotation.status', 'order.status', 'work.status', 'paper.clauses', 'work.assignTo', 'payment.status', 'invoice.status', 'roles.hr', 'site.navShop', 'site.footerShop', 'shop.title', 'dashboard.menu.shop',
    'dashboard.menu.dashboard', 'rfq.budget', 'units.kg', 'site.servingGlobal', 'site.regions.CN', 'site.regions.US',
    'users.name', 'moderation.fields.name', 'auditWords.fields.name', 'auditWords.parts.name', 'users.status', 'hr.state', 'voyage.passages.bosporus',
  ],
};
/** The same in every language: the brand, the languages' own names, a dash, and sentences of placeholders alone. */
const SAME_EVERYWHERE = ['audit.numbered', 'audit.fact', 'adminProducts.reasonWith', 'config.inUnit', 'document.terms', 'document.pdf', 'common.brand', 'common.none', 'port.code', 'site.copyright', 'shop.perUnit', 'shop.quantity', 'mail.kinds.notice.subject', 'mail.kinds.notice.text', ...LOCALES.map((locale) => `languages.${locale}`)];

describe.each(LOCALES)('the messages in %s', (locale) => {
  it('have the keys of the English ones, no fewer and no more', () => {
    const missing = [...of('en').keys()].filter((key) => !of(locale).has(key));
    const surplus = [...of(locale).keys()].filter((key) => !of('en').has(key));
    expect({ missing, surplus }).toEqual({ missing: [], surplus: [] });
  });

  it('can all be read by the formatter, and none is empty', () => {
    for (const [key, text] of of(locale)) {
      expect(() => parse(text), key).not.toThrow();
      expect(text.trim(), key).not.toBe('');
    }
  });

  it('hold every plural category of the language, and none that it does not have', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [key, text] of of(locale)) {
      for (const { argument, categories } of anatomy(text).plurals) expect([...categories].sort(), `${key}, ${argument}`).toEqual([...needed].sort());
    }
  });

  it('turn no line and hide nothing', () => {
    const hidden = [...of(locale)].filter(([, text]) => /[\u0000-\u001f\u007f\u200b\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/.test(text) || text !== text.normalize('NFC'));
    expect(hidden).toEqual([]);
  });
});

describe.each(OTHERS)('the translation into %s', (locale) => {
  it('asks for the same placeholders', () => {
    const differing = [...of(locale)].filter(([key, text]) => {
      const english = of('en').get(key);
      return english !== undefined && anatomy(text).placeholders.join() !== anatomy(english).placeholders.join();
    });
    expect(differing).toEqual([]);
  });

  it('differs from English, but for a short list', () => {
    const same = [...of(locale)].filter(([key, text]) => text === of('en').get(key)).map(([key]) => key);
    expect(same.filter((key) => !SAME_EVERYWHERE.includes(key) && !SAME[locale].includes(key))).toEqual([]);
  });

  it('has no entry of that list left that does differ', () => {
    const differing = [...SAME_EVERYWHERE, ...SAME[locale]].filter((key) => of(locale).get(key) !== of('en').get(key));
    expect(differing).toEqual([]);
  });
});

describe('the English messages', () => {
  it('name every role and every kind of notification', () => {
    expect(ROLE_SLUGS.filter((slug) => !of('en').has(`roles.${slug}`))).toEqual([]);
    expect(NOTIFICATION_KINDS.filter((kind) => !of('en').has(`notification.${kind}.title`) || !of('en').has(`notification.${kind}.message`))).toEqual([]);
    expect(Object.keys(en.notification).sort()).toEqual([...NOTIFICATION_KINDS].sort());
  });
});

import 'server-only';
import MiniSearch from 'minisearch';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf, type Translator } from '@/i18n/translator';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { CATEGORIES, type CategorySlug } from '@/modules/catalogue/category.schema';
import type { CannedTopic, ChatSource } from './assistant.schema';
import { CANNED_TOPICS, PAGE_PATHS, shopHref, TOPIC_PAGES, UNPREFIXED, type PageKey, type TopicKey } from './topics';
import { tellingWords } from './words';

/** Something that the site can say, and where it is said. */
export interface Passage {
  readonly id: string;
  readonly kind: 'topic' | 'page' | 'category';
  /** What it is found by. */
  readonly question: string;
  readonly keywords: string;
  readonly answer: string;
  readonly source: ChatSource | null;
  /** The category's name as the shop's address has it; of a category alone. */
  readonly category?: string;
}

/** A passage, and which part of the question's telling words it has. */
export interface Found {
  readonly passage: Passage;
  readonly coverage: number;
}

/** What is known in one language. */
export interface Knowledge {
  readonly t: Translator;
  readonly find: (words: readonly string[], kinds: readonly Passage['kind'][]) => Found[];
}

/** A page of the site as a source. */
export function pageSource(t: Knowledge['t'], locale: Locale, page: PageKey): ChatSource {
  const path = PAGE_PATHS[page];
  return { title: t(`knowledge.pages.${page}.title`), href: UNPREFIXED.includes(page) ? path : localizedPath(locale, path) };
}

/** Figures of the house that answers name; `days` after its delivery an order is taken as confirmed. */
interface Figures {
  readonly days: number;
}

const STANDARD: Figures = { days: SETTINGS.autoConfirmDays };

function topicPassage(t: Knowledge['t'], locale: Locale, topic: TopicKey, figures: Figures): Passage {
  const page = TOPIC_PAGES[topic];
  const key = `knowledge.topics.${topic}` as const;
  return { id: `topic-${topic}`, kind: 'topic', question: t(`${key}.question`), keywords: t(`${key}.keywords`), answer: t(`${key}.answer`, { days: figures.days }), source: page && pageSource(t, locale, page) };
}

function passagesOf(t: Knowledge['t'], locale: Locale, figures: Figures): Passage[] {
  const topics = (Object.keys(TOPIC_PAGES) as TopicKey[]).map((topic) => topicPassage(t, locale, topic, figures));
  const pages = (Object.keys(PAGE_PATHS) as PageKey[]).map((page): Passage => {
    const source = pageSource(t, locale, page);
    return { id: `page-${page}`, kind: 'page', question: source.title, keywords: t(`knowledge.pages.${page}.keywords`), answer: t('knowledge.found.page', { title: source.title }), source };
  });
  const categories = CATEGORIES.map(({ slug, name }): Passage => {
    const title = t(`categories.${slug as CategorySlug}`);
    return { id: `category-${slug}`, kind: 'category', question: title, keywords: name, answer: t('knowledge.found.category', { name: title }), source: { title, href: shopHref(locale, { category: name }) }, category: name };
  });
  return [...topics, ...pages, ...categories];
}

async function learn(locale: Locale, figures: Figures): Promise<Knowledge> {
  const t = translatorOf(locale);
  const passages = new Map(passagesOf(t, locale, figures).map((passage) => [passage.id, passage]));
  const index = new MiniSearch<Passage>({ fields: ['question', 'keywords'], tokenize: (text) => tellingWords(text, locale), processTerm: (word) => word });
  index.addAll([...passages.values()]);
  const isLatin = locale === 'en' || locale === 'de';
  return {
    t,
    find: (words, kinds) => {
      if (words.length === 0) return [];
      const hits = index.search(words.join(' '), {
        tokenize: (text) => text.split(' '), boost: { keywords: 1.5 },
        // A mistyped letter in a longer word is forgiven; in short ones it would make another word.
        fuzzy: (word) => (isLatin && word.length > 5 ? 1 : false), prefix: (word) => word.length > (locale === 'zh' ? 1 : 4),
      });
      return hits.flatMap(({ id, queryTerms, score }) => {
        const passage = passages.get(String(id));
        if (!passage || !kinds.includes(passage.kind)) return [];
        return [{ passage, coverage: new Set(queryTerms).size / words.length, score }];
      // A topic tells more than the page that it is on.
      }).sort((one, other) => other.coverage - one.coverage || Number(one.passage.kind === 'page') - Number(other.passage.kind === 'page') || other.score - one.score);
    },
  };
}

interface Learnt {
  readonly figures: Figures;
  readonly knowledge: Promise<Knowledge>;
}
const learnt = new Map<Locale, Learnt>();

/** The knowledge in a language, learnt from the messages when it is first asked for, and anew once the figures in it are others. */
export function knowledgeIn(locale: Locale, figures: Figures = STANDARD): Promise<Knowledge> {
  const known = learnt.get(locale);
  if (known?.figures.days === figures.days) return known.knowledge;
  const knowledge = learn(locale, figures);
  learnt.set(locale, { figures, knowledge });
  return knowledge;
}

/** The answers that the browser keeps for when the server cannot be reached. */
export async function cannedTopics(locale: Locale): Promise<CannedTopic[]> {
  const t = translatorOf(locale);
  return CANNED_TOPICS.map((topic) => {
    const { keywords, answer, source } = topicPassage(t, locale, topic, STANDARD);
    return { topic, keywords, answer, source };
  });
}

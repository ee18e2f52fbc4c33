import 'server-only';
import type { Actor } from '@/access/actor';
import type { Locale } from '@/i18n/locales';
import type { ChatAnswer, ChatBody } from './assistant.schema';
import { findGoods, type GoodsAnswer } from './goods.queries';
import { tellIncoterm } from './incoterm-answer';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { knowledgeIn, pageSource, type Found, type Knowledge, type Passage } from './knowledge.queries';
import { wordWithModel } from './model.queries';
import { asksForOwnOrders, tellOwnOrders } from './own-orders.queries';
import { asksForOwnRfqs, tellOwnRfqs } from './own-rfqs.queries';
import { tellFact } from './product-fact.queries';
import { tellVoyage } from './voyage-answer.queries';
import { tellingWords, typedWords } from './words';

/** From this part of the question's words on a topic is surely meant, and from the lesser one where nothing else fits. */
const SURELY = 0.6;
const MAYBE = 0.5;
const PASSAGES_FOR_MODEL = 4;

export interface Question extends Pick<ChatBody, 'message' | 'history'> {
  readonly locale: Locale;
  /** Who asks; null for a visitor. */
  readonly actor: Actor | null;
}

/**
 * Answers a question from what the site knows: the asker's own orders and requests, its topics and pages, its products, ports and
 * categories. What it does not know it says, and whom to ask instead; nothing is made up.
 */
export async function answerQuestion(question: Question): Promise<ChatAnswer> {
  const { message, history, locale, actor } = question;
  const knowledge = await knowledgeIn(locale, { days: await recentSetting('autoConfirmDays') });
  const orders = asksForOwnOrders(message, locale, knowledge) ? await tellOwnOrders(actor, message, locale, knowledge) : null;
  if (orders) return known(orders);
  if (asksForOwnRfqs(message, locale, knowledge)) {
    return known(actor ? await tellOwnRfqs(actor.partyId, message, locale, knowledge) : { text: knowledge.t('knowledge.topics.ownRequests.answer'), sources: [pageSource(knowledge.t, locale, 'login')] });
  }
  const fact = (await tellVoyage(message, locale, knowledge)) ?? tellIncoterm(message, locale, knowledge) ?? (await tellFact(message, locale, knowledge));
  if (fact) return known(fact);
  const words = tellingWords(message, locale);
  // Small talk is what holds nothing else: tomorrow's weather is no "guten Morgen".
  const topics = knowledge.find(words, ['topic', 'page']).filter(({ passage, coverage }) => passage.source !== null || coverage === 1);
  const own = await ownAnswer(question, words, topics, knowledge);
  const passages = topics.filter(({ coverage }) => coverage >= MAYBE).slice(0, PASSAGES_FOR_MODEL).map(({ passage }) => passage);
  // A list of products is better than any wording of it; small talk has no passage worth a call.
  if (own?.passage?.source) {
    const worded = await wordWithModel({ message, history, passages, locale });
    if (worded !== null) return { ...known({ text: worded, sources: own.sources }), help: helpWith(own, actor) };
  }
  if (own) return { ...known(own), help: helpWith(own, actor) };
  return { response: knowledge.t('knowledge.unknown'), sources: [], knows: false, help: actor ? 'issue' : 'contact' };
}

interface OwnAnswer extends GoodsAnswer {
  readonly passage?: Passage;
}

const known = ({ text, sources }: GoodsAnswer): ChatAnswer => ({ response: text, sources, knows: true, help: null });

/** Whoever is signed in and wants to speak to somebody can ask for it at once. */
function helpWith({ passage }: OwnAnswer, actor: Actor | null): ChatAnswer['help'] {
  return actor && passage?.id === 'topic-contact' ? 'issue' : null;
}

/** What the site itself says, without a model. */
async function ownAnswer({ message, locale }: Question, words: readonly string[], topics: readonly Found[], knowledge: Knowledge): Promise<OwnAnswer | null> {
  const [best] = topics;
  if (best && best.coverage >= SURELY) return ofPassage(best.passage);
  const asking = new Set(tellingWords(knowledge.t('knowledge.words.product'), locale));
  const isAsked = (word: string) => !asking.has(word);
  const asked = words.filter(isAsked);
  const typed = typedWords(message, locale).filter((word) => tellingWords(word, locale).some(isAsked));
  const goods = await findGoods({ words: asked, typed, isForGoods: asked.length < words.length }, locale, knowledge);
  if (goods) return goods;
  const [category] = knowledge.find(asked, ['category']);
  if (category && category.coverage >= SURELY) return ofPassage(category.passage);
  return best && best.coverage >= MAYBE ? ofPassage(best.passage) : null;
}

function ofPassage(passage: Passage): OwnAnswer {
  return { text: passage.answer, sources: passage.source ? [passage.source] : [], passage };
}

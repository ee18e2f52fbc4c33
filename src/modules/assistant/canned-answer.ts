import type { Locale } from '@/i18n/locales';
import type { CannedTopic } from './assistant.schema';
import { holdsPhrase, phrasesOf } from './words';

/**
 * The topic whose words a message holds most of; of equals the first. Null when it holds none.
 * Answers where the server cannot, so it runs in the browser and asks nobody.
 */
export function cannedTopicOf(message: string, topics: readonly CannedTopic[], locale: Locale): CannedTopic | null {
  const counted = topics.map((topic) => ({ topic, hits: phrasesOf(topic.keywords).filter((phrase) => holdsPhrase(message, phrase, locale)).length }));
  const best = counted.reduce<{ topic: CannedTopic | null; hits: number }>((most, next) => (next.hits > most.hits ? next : most), { topic: null, hits: 0 });
  return best.topic;
}

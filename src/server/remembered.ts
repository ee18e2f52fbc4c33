import 'server-only';

/** Answers that are kept of one reader at most. */
const MOST = 300;

/**
 * A reader whose answers this process keeps for a while: for what many requests ask and nobody misses when it is that
 * much older. A failure is not kept.
 * @param forMs how old an answer may be
 */
export function remembered<T>(forMs: number, read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new Map<string, { until: number; answer: Promise<T> }>();
  return (key) => {
    const known = answers.get(key);
    if (known && known.until > Date.now()) return known.answer;
    answers.delete(key);
    const oldest = answers.keys().next();
    if (answers.size >= MOST && !oldest.done) answers.delete(oldest.value);
    const answer = read(key);
    answers.set(key, { until: Date.now() + forMs, answer });
    answer.catch(() => answers.get(key)?.answer === answer && answers.delete(key));
    return answer;
  };
}

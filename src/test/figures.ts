import { TestRunner } from 'vitest';

/** What a test did for a goal: "commands" → 512. */
type Figures = Readonly<Record<string, number>>;

declare module 'vitest' {
  interface TaskMeta {
    /** By goal of reliability.md; scripts/prove.mjs adds them up. */
    figures?: Readonly<Record<string, Figures>>;
  }
}

/** Leaves figures of the running test for a goal ("G8"). */
export function tell(goal: string, figures: Figures): void {
  const test = TestRunner.getCurrentTest();
  if (test) test.meta.figures = { ...test.meta.figures, [goal]: figures };
}

import * as z from 'zod';

/** Days that the captain's figures look back over. */
export const FIGURE_DAYS = 30;

/** How fast RFQs of the last 30 days were first answered by a captain. `medianHours` is null where none was; `answers` is what it is made of, the slowest first, at most 50. */
export const rfqFiguresAnswer = z.object({
  asked: z.int(),
  answered: z.int(),
  medianHours: z.number().nullable(),
  /** RFQs that wait for an answer, and those among them that are overdue: their deadline's day has passed, or they have waited for days. */
  waiting: z.int(),
  overdue: z.int(),
  answers: z.array(z.object({ rfqId: z.int(), title: z.string(), hours: z.number() })),
});
export type RfqFigures = z.output<typeof rfqFiguresAnswer>;

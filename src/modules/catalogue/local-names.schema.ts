import * as z from 'zod';
import { isStorable } from '@/http/input';
import { LOCALES } from '@/i18n/locales';

/** How many names one call asks about: with the longest ones its address stays below what servers take. */
export const NAMES_AT_ONCE = 25;
/** Longer than any name of a product or a port; what is longer is a text of somebody's own. */
export const LONGEST_NAME = 160;

/** One name a line: no name has more than one. */
export const localNamesQuery = z.object({
  lang: z.enum(LOCALES, 'invalid_input'),
  names: z.string('invalid_input').max(NAMES_AT_ONCE * (LONGEST_NAME + 1), 'invalid_input').refine(isStorable, 'invalid_input').transform((text) => [...new Set(text.split('\n'))].filter(Boolean))
    .refine((names) => names.length <= NAMES_AT_ONCE, 'invalid_input'),
});

/** Those of the names that the language has a word of its own for. */
export const localNamesAnswer = z.object({ names: z.array(z.object({ name: z.string(), local: z.string() })) });
export type LocalName = z.output<typeof localNamesAnswer>['names'][number];

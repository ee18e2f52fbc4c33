/**
 * What stands in the place of a text that others may not read: the API's sentences, in the one language that it answers.
 * Screens know them by this and say them in the reader's language (src/table/others-text.ts); a test holds them to the messages.
 */
export const HELD_SENTENCE = {
  held: 'This text is held back until it has been reviewed.',
  kept: 'This text is not shown because it holds contact details.',
} as const;

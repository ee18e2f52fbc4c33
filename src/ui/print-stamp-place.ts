/** Where the day stands in the sentence of a print stamp: a sign that no sentence has. Not in the component's file, whose exports are the browser's. */
export const DATE_PLACE = '\u2063';

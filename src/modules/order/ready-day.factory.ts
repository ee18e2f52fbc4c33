/** A day on which goods of an order that is made now may be ready, YYYY-MM-DD. */
export const READY_DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Another one. */
export const OTHER_READY_DAY = new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 10);

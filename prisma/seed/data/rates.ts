/** US dollars for one unit, in millionths: round figures to begin with, until an admin keeps them. */
export const RATES = { USD: 1_000_000n, EUR: 1_085_000n, GBP: 1_270_000n, INR: 11_900n } as const;

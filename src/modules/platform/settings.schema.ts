/**
 * The marketplace's settings with their default values (domain.md, Defaults of the settings).
 * One place, so that a figure is never repeated in code.
 */
export const SETTINGS = {
  /** Days that a draft quotation can be accepted. */
  quotationValidityDays: 14,
  /** Hours that a session lives at most. */
  sessionHours: 12,
  /** Hours without a request after which a session ends. */
  sessionIdleHours: 2,
  /** Minutes in which failed sign-ins count together. */
  signInWindowMinutes: 15,
  /** Failed sign-ins with one name before it has to wait. */
  signInFailuresPerName: 5,
  /** Failed sign-ins from one address before it has to wait. */
  signInFailuresPerAddress: 50,
  /** Seconds within which the same RFQ sent again is taken for a repetition. */
  rfqRepeatSeconds: 10,
  /** Products on a page of the shop. */
  shopPageSize: 8,
  /** Deepest numbered page of the shop; further on, a narrower search helps. */
  shopPageLimit: 125,
  /** Rows that a list call answers at most. */
  listLimit: 1000,
} as const;

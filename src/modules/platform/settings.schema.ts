/**
 * The marketplace's settings with their default values (domain.md, Defaults of the settings).
 * One place, so that a figure is never repeated in code.
 */
export const SETTINGS = {
  /** Sellers whom a buyer may invite to one RFQ. */
  invitationsPerRfq: 20,
  /** Days that a draft quotation can be accepted. */
  quotationValidityDays: 14,
  /** The house's share of what is released to a seller, in hundredths of a per cent. */
  platformFeeBasis: 200,
  /** Days from an order's confirmation within which its money is awaited. */
  paymentDays: 14,
  /** Days after its delivery within which a buyer confirms an order or disputes it; afterwards it is confirmed by itself. */
  autoConfirmDays: 14,
  /** Days that a buyer has of them at least from being told of a delivery, whatever day the forwarder says it was. */
  leastNoticeDays: 3,
  /** Hours before a payout may go to bank details that were just changed. */
  bankDetailsWaitHours: 48,
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
  /** Minutes that a code sent to an address can be typed. */
  codeMinutes: 10,
  /** Wrong tries that one code takes. */
  codeTries: 5,
  /** Seconds between two codes to one address. */
  codePauseSeconds: 60,
  /** Codes to one address within an hour. */
  codesPerSubjectHour: 5,
  /** Codes asked for from one place within an hour. */
  codesPerAddressHour: 20,
  /** Minutes for which a proof of an address counts at a registration. */
  proofMinutes: 30,
  /** Hours that the link in the mail of a registration without proof works. */
  confirmationHours: 24,
  /** Registrations without proof for one e-mail within an hour: each sends a mail. */
  registrationsPerEmailHour: 10,
  /** Registrations from one place within an hour. */
  registrationsPerAddressHour: 50,
  /** Minutes that a link to choose a new password works. */
  resetMinutes: 30,
  /** Hours that the link of an account made by an admin works. */
  setPasswordHours: 24,
  /** Reset mails to one e-mail within an hour. */
  resetsPerEmailHour: 5,
  /** Reset mails asked for from one place within an hour. */
  resetsPerAddressHour: 50,
  /** Seconds within which the same message of the contact form sent again is the same submission. */
  contactRepeatSeconds: 60,
  /** Minutes in which messages of the contact form count together. */
  contactWindowMinutes: 15,
  /** Messages of the contact form from one e-mail before it has to wait. */
  contactFormsPerEmail: 5,
  /** Messages of the contact form from one address before it has to wait. */
  contactFormsPerAddress: 50,
  /** Minutes for which a refused contact form can be shown again to a browser without JavaScript. */
  refusedFormMinutes: 60,
  /** Questions to the assistant from one address within a minute. */
  chatsPerAddressMinute: 20,
  /** Searches for music from one address within a minute. */
  musicSearchesPerAddressMinute: 30,
  /** Help requests of one party within an hour. */
  issuesPerHour: 20,
  /** Messages of one party in the threads of disputes within a minute: each rings two bells and sends two mails. */
  caseMessagesPerMinute: 20,
  /** Calls of one party that change something and are answered at once; the next wait, without a connection to the database. */
  changesAtOnce: 4,
  /** Calls of one party that may wait for that. */
  changesWaiting: 200,
  /** Copies of its own data that a party may take within an hour. */
  dataDownloadsPerHour: 10,
  /** Delivery addresses that a party may keep. */
  deliveryAddresses: 50,
  /** Products that a buyer may mark as favourites. */
  favourites: 60,
  /** Searches that a buyer may save. */
  savedSearches: 20,
  /** Hours between two notices of one saved search. */
  savedSearchHours: 24,
  /** RFQs of one buyer within an hour, unless the operator has set RFQS_PER_HOUR: far more than anybody writes, and what imports of a large house still need. */
  rfqsPerBuyerHour: 1000,
  /** Days that an RFQ may wait for the captain before it counts as overdue. */
  rfqAnswerDays: 3,
  /** Seconds within which the same RFQ sent again is taken for a repetition. */
  rfqRepeatSeconds: 10,
  /** Within so long the same request that makes something new is a repetition. */
  repeatSeconds: 10,
  /** Products on a page of the shop. */
  shopPageSize: 8,
  /** Deepest numbered page of the shop; further on, a narrower search helps. */
  shopPageLimit: 125,
  /** Minutes for which a proof's ticket lets documents up. */
  uploadTicketMinutes: 30,
  /** Hours after which a file that was never handed in is removed; longer than a registration waits for its link. */
  orphanFileHours: 48,
  /** Days before a paper's last day from which on its successor may be handed in. */
  documentRenewalDays: 30,
  /** Knots at which the days of a voyage are reckoned: a container ship's usual speed today. */
  voyageKnots: 14,
  /** Rows that a list call answers at most. */
  listLimit: 1000,
} as const;

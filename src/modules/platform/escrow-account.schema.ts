/**
 * The account to which buyers transfer what the house holds in escrow, in one place for payment sheet, pro-forma and invoice.
 * All of it are placeholders that lead nowhere (XX is no country's code): whoever runs the house puts in its own.
 */
export const ESCROW_ACCOUNT = {
  holder: 'Marsa Mart Escrow',
  bank: 'Example Harbour Bank',
  /** In groups of four, as people copy it. */
  iban: 'XX00 0000 0000 0000 0000 00',
  /** ISO 9362, in form alone: a placeholder as the rest. */
  bic: 'XXXXXX00XXX',
} as const;

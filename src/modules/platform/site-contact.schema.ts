/**
 * How the house is reached from outside, in one place for the contact page, the footer, structured data and the messaging
 * button. All of it are placeholders that lead nowhere (RFC 2606 names, numbers of no country): whoever runs the house
 * puts in its own.
 */
export const SITE_CONTACT = {
  /** One line each, as on an envelope. */
  address: ['1 Harbour Road', 'Port City 00000'],
  emails: { general: 'hello@marsamart.example', buyer: 'buyers@marsamart.example', supplier: 'suppliers@marsamart.example', partnerships: 'partners@marsamart.example' },
  /** As they are read and, without spaces, dialled. */
  phones: ['+00 000 000 0000', '+00 000 000 0001'],
  /** The number of the messaging app, as people write it. */
  messaging: '+00 000 000 0000',
  social: [
    { name: 'LinkedIn', href: 'https://linkedin.example/marsa-mart' },
    { name: 'X', href: 'https://x.example/marsa-mart' },
    { name: 'YouTube', href: 'https://youtube.example/marsa-mart' },
  ],
} as const;

/** Opens a chat in the messaging app with words already typed. It wants the number as bare digits. */
export function messagingLink(number: string, greeting: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
}

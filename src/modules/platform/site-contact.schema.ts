/**
 * How the marketplace is reached, in one place: header, footer, contact page, mails and the messaging button read it here.
 * Placeholders for whoever runs a marketplace; they lead nowhere.
 */
export const SITE_CONTACT = {
  /** One line per entry. */
  address: ['Marsa Mart', '1 Example Quay', '00000 Sample Port'],
  phones: ['+00 000 000 0000', '+00 000 000 0001'],
  emails: ['info@marsamart.test', 'trade@marsamart.test'],
  /** By the subjects of the contact form. */
  supportEmails: { general: 'info@marsamart.test', buyer: 'buyers@marsamart.test', supplier: 'suppliers@marsamart.test', partnerships: 'partners@marsamart.test' },
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/marsa-mart-example' },
    { name: 'X', href: 'https://x.com/marsamart_example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@marsamart-example' },
  ],
  /** The number of the messaging app, as people write it. */
  messaging: '+00 000 000 0000',
  hours: { from: '9:00', to: '18:00' },
} as const;

/** Opens a chat in the messaging app with words already typed. It wants the number as bare digits. */
export function messagingLink(number: string, greeting: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
}

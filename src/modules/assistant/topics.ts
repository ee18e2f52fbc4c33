import { localizedPath, type Locale } from '@/i18n/locales';
import type en from '../../../messages/en.json';

export type TopicKey = keyof typeof en.knowledge.topics;
export type PageKey = keyof typeof en.knowledge.pages;

/** The page on which a topic can be read or done; small talk has none. */
export const TOPIC_PAGES: Readonly<Record<TopicKey, PageKey | null>> = {
  greeting: null, thanks: null, registration: 'register', login: 'login', buying: 'shop', selling: 'register', captain: 'terms', about: 'about', contact: 'contact',
  quotation: 'contact', verification: 'contact', kyc: 'documents', documents: 'register', logistics: 'contact', escrow: 'terms', incoterms: 'terms', fees: 'terms',
  shippingCost: 'terms', insurance: 'terms', refunds: 'terms', returns: 'terms', samples: 'shop', deliveryTime: 'ports',
  disputes: 'terms', languages: 'settings', privacy: 'privacy', ownRequests: 'login',
};

/** Paths without language. */
export const PAGE_PATHS: Readonly<Record<PageKey, string>> = {
  home: '/', shop: '/shop', categories: '/categories', ports: '/ports', register: '/register', login: '/login', about: '/about', contact: '/contact', terms: '/terms', privacy: '/privacy',
  settings: '/settings', profile: '/profile', documents: '/documents', notifications: '/notifications', dashboard: '/dashboard', api: '/api-docs',
};

/** Pages that have one language, and so no prefix. */
export const UNPREFIXED: readonly PageKey[] = ['api'];

/** The documented topics that are answered without the server, the roles of the canned answers among them. */
export const CANNED_TOPICS: readonly TopicKey[] = ['registration', 'login', 'buying', 'selling', 'captain', 'about', 'contact', 'logistics', 'kyc'];

/** The shop with a choice of filters, in a language. */
export function shopHref(locale: Locale, filters: Readonly<Record<string, string>>): string {
  return `${localizedPath(locale, '/shop')}?${new URLSearchParams(filters)}`;
}

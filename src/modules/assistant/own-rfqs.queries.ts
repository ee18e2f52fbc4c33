import 'server-only';
import { localizedPath, type Locale } from '@/i18n/locales';
import { findRfqOfBuyer, listRfqsOfBuyer } from '@/modules/rfq/rfq.queries';
import type { GoodsAnswer } from './goods.queries';
import type { Knowledge } from './knowledge.queries';
import { holdsOneOf, numberIn } from './own-things';

const SHOWN = 5;

/** Whether a question is about the asker's own requests: it says "request", and whose or which. */
export function asksForOwnRfqs(message: string, locale: Locale, { t }: Knowledge): boolean {
  const holds = (list: string) => holdsOneOf(message, list, locale);
  return holds(t('knowledge.words.rfq')) && (holds(t('knowledge.words.own')) || numberIn(message) !== null);
}

/** The state of a party's own requests: the one whose number is named, or the newest. */
export async function tellOwnRfqs(partyId: number, message: string, locale: Locale, { t }: Knowledge): Promise<GoodsAnswer> {
  const sources = [{ title: t('knowledge.rfqs.link'), href: localizedPath(locale, '/dashboard/buyer/rfqs') }];
  const id = numberIn(message);
  const one = id === null ? null : await findRfqOfBuyer(id, partyId);
  if (id !== null && !one) return { text: t('knowledge.rfqs.absent', { id: String(id) }), sources };
  const rfqs = one ? [one] : (await listRfqsOfBuyer(partyId, { skip: 0, take: SHOWN })).rows;
  if (rfqs.length === 0) return { text: t('knowledge.rfqs.none'), sources };
  const lines = rfqs.map((rfq) => t('knowledge.rfqs.line', { id: String(rfq.id), title: rfq.title, status: t(`status.${rfq.status}`) }));
  return { text: [t('knowledge.rfqs.intro', { count: lines.length }), ...lines].join('\n'), sources };
}

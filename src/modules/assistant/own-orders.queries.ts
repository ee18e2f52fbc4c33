import 'server-only';
import type { Actor } from '@/access/actor';
import { localizedPath, type Locale } from '@/i18n/locales';
import { findDpoOfBuyer, listDposOfBuyer } from '@/modules/order/order.queries';
import type { GoodsAnswer } from './goods.queries';
import { pageSource, type Knowledge } from './knowledge.queries';
import { holdsOneOf, numberIn } from './own-things';

const SHOWN = 5;

/** Whether a question is about where the asker's own orders are: it names them, and asks for their state. */
export function asksForOwnOrders(message: string, locale: Locale, { t }: Knowledge): boolean {
  return holdsOneOf(message, t('knowledge.words.ownOrders'), locale) && holdsOneOf(message, t('knowledge.words.state'), locale);
}

/** The state of a buyer's own orders: the one whose number is named, or the newest. A visitor is asked to sign in; null for other roles, which buy nothing. */
export async function tellOwnOrders(actor: Actor | null, message: string, locale: Locale, { t }: Knowledge): Promise<GoodsAnswer | null> {
  if (!actor) return { text: t('knowledge.orders.signIn'), sources: [pageSource(t, locale, 'login')] };
  if (actor.role !== 'buyer') return null;
  const sources = [{ title: t('dashboard.menu.myOrders'), href: localizedPath(locale, '/dashboard/buyer/orders') }];
  const id = numberIn(message);
  const one = id === null ? null : await findDpoOfBuyer(id, actor.partyId);
  if (id !== null && !one) return { text: t('knowledge.orders.absent', { id: String(id) }), sources };
  const orders = one ? [one] : (await listDposOfBuyer(actor.partyId, { skip: 0, take: SHOWN })).rows;
  if (orders.length === 0) return { text: t('knowledge.orders.none'), sources };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const lines = orders.map((order) => {
    const told = { id: String(order.id), product: order.product, status: t(`status.${order.status}`) };
    const isOnItsWay = order.status === 'processing' || order.status === 'shipped';
    return isOnItsWay && order.deliveryDate !== null ? t('knowledge.orders.due', { ...told, date: day.format(new Date(order.deliveryDate)) }) : t('knowledge.orders.line', told);
  });
  return { text: [t('knowledge.orders.intro', { count: lines.length }), ...lines].join('\n'), sources };
}

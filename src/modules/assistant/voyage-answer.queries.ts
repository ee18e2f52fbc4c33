import 'server-only';
import { localizedPath, type Locale } from '@/i18n/locales';
import { PORT_NAMES } from '@/modules/port/port-names.schema';
import { listPortPlaces, type PortPlace } from '@/modules/port/port.queries';
import { voyageBetween } from '@/modules/voyage/voyage.queries';
import { toldDays } from '@/modules/voyage/told-days.schema';
import type { GoodsAnswer } from './goods.queries';
import type { Knowledge } from './knowledge.queries';
import { holdsPhrase, phrasesOf, placeOf } from './words';

/** The ports that a message names, in its order; of two names at one place the longer one ("Port Klang" is no "Klang"). */
async function portsNamed(message: string, locale: Locale): Promise<PortPlace[]> {
  const named = (await listPortPlaces(locale)).flatMap((port) => {
    const places = [port.name, port.code, ...(PORT_NAMES.get(port.code) ?? [])].flatMap((name) => (placeOf(message, name, locale) === null ? [] : [{ at: placeOf(message, name, locale) ?? 0, length: name.length }]));
    const [first] = places.sort((a, b) => a.at - b.at || b.length - a.length);
    return first ? [{ port, ...first }] : [];
  });
  const longest = named.filter(({ at, length }) => !named.some((other) => other.at === at && other.length > length));
  return longest.sort((a, b) => a.at - b.at).map(({ port }) => port).filter((port, at, all) => all.findIndex((other) => other.code === port.code) === at);
}

/** How far it is by sea between the two ports that a question names, and how long that takes; null when it asks for something else. */
export async function tellVoyage(message: string, locale: Locale, { t }: Knowledge): Promise<GoodsAnswer | null> {
  if (!phrasesOf(t('knowledge.words.voyage')).some((phrase) => holdsPhrase(message, phrase, locale))) return null;
  const [from, to] = await portsNamed(message, locale);
  const voyage = from && to && voyageBetween(from, to);
  if (!voyage) return null;
  const text = t('knowledge.found.voyage', {
    from: from.name, to: to.name, miles: t('voyage.miles', { miles: voyage.distance_nm }), days: t('voyage.days', { days: toldDays(voyage.days) }), knots: voyage.speed_knots,
  });
  return { text, sources: [{ title: t('voyage.heading', { from: from.name, to: to.name }), href: `${localizedPath(locale, `/ports/${from.code.toLowerCase()}/voyage`)}?to=${to.code}` }] };
}

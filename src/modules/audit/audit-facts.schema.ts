import { CURRENCIES, type Currency } from '@/modules/ledger/money.schema';
import type { Json } from './audit.schema';

/** How one kept value reads: words of the messages (the first of `keys` that there is, otherwise `text`), an instant, a country, or several together. A `code` is a fingerprint or a file's key: its beginning tells it apart, `size` is a file's, in bytes. `money` is a decimal; its currency is null where the entry keeps none. */
export type ReadValue =
  | { readonly as: 'words'; readonly keys: readonly string[]; readonly text: string }
  | { readonly as: 'instant' | 'country' | 'code' | 'text'; readonly text: string }
  | { readonly as: 'number' | 'size'; readonly number: number }
  | { readonly as: 'money'; readonly amount: string; readonly currency: Currency | null }
  | { readonly as: 'list'; readonly values: readonly ReadValue[] }
  | { readonly as: 'facts'; readonly facts: readonly ReadFact[] };

/** A fact of an entry: its name's key, and how its value reads; null where nothing was. */
interface ReadFact {
  readonly field: string;
  readonly value: ReadValue | null;
}

/** Where the words of an action, of a kind of thing and of a fact's name stand. */
/** The log's own words come first: beside one another, an RFQ that follows its order has to read otherwise than the order. */
export const actionKeys = (action: string) => [`auditWords.actions.${action}`, `history.actions.${action}`];
/** Refusals: whoever was refused is not signed in where no party stands beside them, and the house did nothing by itself. */
export const REFUSED_ACTIONS: readonly string[] = ['password.wrong', 'tries.held_back', 'code.used_up', 'session.refused', 'access.refused', 'access.probed'];
export const entityKey = (entity: string) => `auditWords.entities.${entity}`;
export const fieldKey = (field: string) => `auditWords.fields.${field}`;

/** The part of a key that a value gives: `sign-in` is kept under `sign_in`. */
const slug = (value: string) => value.replaceAll(/[^A-Za-z0-9]+/g, '_');

/** Things whose states are no states of a machine: what a setting, a rate or a name was and is. */
const STATELESS: readonly string[] = ['setting', 'rate', 'party'];

const VALUES = 'auditWords.values';

/** Where the words of a fact's values stand, whatever it is a fact of. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  role: ['roles'], changed: ['auditWords.parts'], fields: ['auditWords.parts'], entity: ['moderation.entities'], field: ['moderation.fields'], kinds: ['moderation.kinds'],
  verdict: ['survey.verdicts'], verdictBefore: ['survey.verdicts'], outcome: ['dispute.outcomes'], milestone: ['status'], documentType: ['kyc.types'],
  of: [`${VALUES}.tried`], note: [`${VALUES}.notes`], contentType: [`${VALUES}.contentTypes`], offer: ['history.actions.offer'], locale: ['languages'], unit: ['units'],
};
/** And of those that mean one thing here and another there, by the kind of thing. */
const PLACES_OF: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  kind: { work_order: ['work.kinds'], work_paper: ['work.kinds', 'paper.kinds'], ledger: ['ledger.kinds'], file: [`${VALUES}.file`], outbox: [`${VALUES}.outbox`] },
  before: { party: ['roles'] },
  code: { call: ['errors'], party: ['errors'] },
  reason: { dpq: ['status'] },
};

/** Where the words of a value may stand; nowhere for what somebody typed, a number or a code. */
export function placesOf(entity: string, field: string): readonly string[] {
  if (field === 'from' || field === 'to') return STATELESS.includes(entity) ? [] : ['status'];
  return PLACES[field] ?? PLACES_OF[field]?.[entity] ?? [];
}

/** Facts that are amounts, as decimals. */
const AMOUNTS: readonly string[] = ['amount', 'budgetMin', 'budgetMax', 'buyer', 'seller'];
/** Facts that are long codes, which nobody reads to their end. */
const CODES: readonly string[] = ['sha256', 'hash', 'key'];
/** The beginning of a long code, by which two are told apart. */
export const shortCode = (code: string) => (code.length > 12 ? `${code.slice(0, 8)}…` : code);

function readText(entity: string, field: string, text: string): ReadValue {
  if (field === 'at') return { as: 'instant', text };
  if (field === 'country') return { as: 'country', text };
  if (CODES.includes(field)) return { as: 'code', text };
  const places = placesOf(entity, field);
  return places.length === 0 ? { as: 'text', text } : { as: 'words', keys: places.map((place) => `${place}.${slug(text)}`), text };
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

function readValue(entity: string, field: string, value: Json, currency: Currency | null): ReadValue | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return { as: 'words', keys: [`${VALUES}.${value ? 'yes' : 'no'}`], text: String(value) };
  // Ids are no quantities: they stand without thousands.
  if (typeof value === 'number') return field === 'size' ? { as: 'size', number: value } : field === 'quantity' ? { as: 'number', number: value } : { as: 'text', text: String(value) };
  if (typeof value === 'string' && AMOUNTS.includes(field) && DECIMAL.test(value)) return { as: 'money', amount: value, currency };
  if (typeof value === 'string') return readText(entity, field, value);
  if (Array.isArray(value)) return { as: 'list', values: value.flatMap((one: Json) => readValue(entity, field, one, currency) ?? []) };
  return { as: 'facts', facts: readFacts(entity, value as Readonly<Record<string, Json>>, currency) };
}

/** What an entry about a kind of thing kept, fact by fact. `outer` is the currency of what it is kept within. */
export function readFacts(entity: string, kept: Readonly<Record<string, unknown>>, outer: Currency | null = null): ReadFact[] {
  const currency = CURRENCIES.find((one) => one === kept.currency) ?? outer;
  // The database keeps names in its own order: what was stands before what became of it.
  const { from, to, ...others } = kept;
  const changed = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return Object.entries({ ...changed, ...others }).map(([field, value]) => ({ field, value: readValue(entity, field, value as Json, currency) }));
}

/** Facts whose values come from lists of ours alone: one without words is forgotten. Of the others some are typed by people. */
const CLOSED: readonly string[] = ['from', 'to', 'changed', 'fields', 'entity', 'field', 'kind', 'kinds', 'verdict', 'verdictBefore', 'outcome', 'milestone', 'documentType', 'of', 'note', 'offer', 'unit', 'code', 'contentType'];

/**
 * What of an entry has no words, as "field amountDue" or "value kind=parcel": for tests, which let nothing be recorded that
 * nobody can read.
 *
 * @param has whether the messages hold a key
 */
export function wordlessIn({ action, entity, kept }: { readonly action: string; readonly entity: string; readonly kept: Readonly<Record<string, unknown>> }, has: (key: string) => boolean): string[] {
  const ofValue = (field: string, value: ReadValue | null): string[] => {
    if (value?.as === 'list') return value.values.flatMap((one) => ofValue(field, one));
    if (value?.as === 'facts') return value.facts.flatMap(ofFact);
    return value?.as === 'words' && CLOSED.includes(field) && !value.keys.some(has) ? [`value ${entity}.${field}=${value.text}`] : [];
  };
  const ofFact = ({ field, value }: ReadFact): string[] => [...(has(fieldKey(field)) ? [] : [`field ${field}`]), ...ofValue(field, value)];
  return [
    ...(actionKeys(action).some(has) ? [] : [`action ${action}`]),
    ...(has(entityKey(entity)) ? [] : [`entity ${entity}`]),
    ...readFacts(entity, kept).flatMap(ofFact),
  ];
}

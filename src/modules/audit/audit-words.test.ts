import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROLE_SLUGS } from '@/access/roles';
import { LOCALES, type Locale } from '@/i18n/locales';
import { actionsOf, statesOf, type Machine } from '@/machine/machine';
import { DOCUMENT_TYPES } from '@/modules/kyc/kyc.schema';
import { heldTextAnswer } from '@/modules/moderation/moderation.schema';
import { CONTENT_TYPES } from '@/modules/upload/upload.schema';
import { WORK_KINDS } from '@/modules/work/work.schema';
import { AUDIT_FIELDS, RECORDED_ACTIONS, RECORDED_ENTITIES } from '@/server/audit-words';
import { REFUSALS } from '@/server/security-events';
import ar from '../../../messages/ar.json';
import de from '../../../messages/de.json';
import en from '../../../messages/en.json';
import hi from '../../../messages/hi.json';
import zh from '../../../messages/zh.json';
import { actionKeys, entityKey, fieldKey, placesOf, readFacts, REFUSED_ACTIONS, wordlessIn } from './audit-facts.schema';

const FILES: Readonly<Record<Locale, object>> = { en, zh, hi, de, ar };

/** The sentence of a key, or nothing. */
function sentence(locale: Locale, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((part, name) => (typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[name] : undefined), FILES[locale]);
  return typeof found === 'string' ? found : undefined;
}

type AnyMachine = Machine<string, string>;
const isMachine = (value: unknown): value is AnyMachine => typeof value === 'object' && value !== null && 'initial' in value && 'states' in value;

/** Every machine of the house, from every file of that kind. */
const files = readdirSync('src/modules', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.machine.ts'));
const machines = (await Promise.all(files.map((name) => import(join(process.cwd(), 'src/modules', name)) as Promise<Readonly<Record<string, unknown>>>))).flatMap((module) => Object.values(module).filter(isMachine));

const actions = [...new Set([...machines.flatMap((machine) => actionsOf(machine).map((action) => `${machine.name}.${action}`)), ...RECORDED_ACTIONS])];
const entities = [...new Set([...machines.map(({ name }) => name), ...RECORDED_ENTITIES])];

describe.each(LOCALES)('the audit log and the histories in %s', (locale) => {
  const has = (key: string) => sentence(locale, key) !== undefined;

  it('have words for every action that the house can record', () => {
    expect(actions.filter((action) => !actionKeys(action).some(has))).toEqual([]);
  });

  it('have other words for every action, by which the filter tells them apart', () => {
    const worded = actions.map((action) => actionKeys(action).map((key) => sentence(locale, key)).find((text) => text !== undefined) ?? action);
    expect(worded.filter((text, index) => worded.indexOf(text) !== index)).toEqual([]);
  });

  it('have words for every kind of thing and every name of a fact', () => {
    expect(entities.filter((entity) => !has(entityKey(entity)))).toEqual([]);
    expect(AUDIT_FIELDS.filter((field) => !has(fieldKey(field)))).toEqual([]);
  });

  it('have words for every state that a machine leads to', () => {
    expect([...new Set(machines.flatMap(statesOf))].filter((state) => !has(`status.${state}`))).toEqual([]);
  });

  it.each([['party', 'role', ROLE_SLUGS], ['held_text', 'kinds', heldTextAnswer.shape.kinds.element.options], ['document', 'documentType', DOCUMENT_TYPES], ['work_order', 'kind', WORK_KINDS], ['file', 'contentType', CONTENT_TYPES.document.map((type) => type.replace('/', '_'))]] as const)('have words for the values of %s, %s', (entity, field, values) => {
    expect(values.filter((value) => !placesOf(entity, field).some((place) => has(`${place}.${value}`)))).toEqual([]);
  });
});

describe('the lists', () => {
  it('hold the machines', () => {
    expect(machines.length).toBeGreaterThanOrEqual(19);
    expect(RECORDED_ACTIONS).toEqual(expect.arrayContaining([...REFUSALS]));
    expect(REFUSED_ACTIONS).toEqual(REFUSALS);
  });
});

describe('an entry', () => {
  const has = (key: string) => sentence('en', key) !== undefined;

  it('is read fact by fact: states, lists and what is kept together', () => {
    expect(readFacts('rfq', { from: 'open', to: null, quantity: 500 })).toEqual([
      { field: 'from', value: { as: 'words', keys: ['status.open'], text: 'open' } }, { field: 'to', value: null }, { field: 'quantity', value: { as: 'number', number: 500 } },
    ]);
    expect(readFacts('setting', { from: '14' })).toEqual([{ field: 'from', value: { as: 'text', text: '14' } }]);
    expect(readFacts('ledger', { postings: [{ kind: 'escrow', dpoId: 7 }] })).toEqual([{ field: 'postings', value: { as: 'list', values: [{ as: 'facts', facts: [
      { field: 'kind', value: { as: 'words', keys: ['ledger.kinds.escrow'], text: 'escrow' } }, { field: 'dpoId', value: { as: 'text', text: '7' } },
    ] }] } }]);
    expect(readFacts('ledger', { currency: 'EUR', postings: [{ amount: '-8520.00' }] }).at(-1)).toEqual({ field: 'postings', value: { as: 'list', values: [{ as: 'facts', facts: [{ field: 'amount', value: { as: 'money', amount: '-8520.00', currency: 'EUR' } }] }] } });
    expect(readFacts('payment', { amount: '1.00' })).toEqual([{ field: 'amount', value: { as: 'money', amount: '1.00', currency: null } }]);
    expect(readFacts('file', { size: 602, sha256: '0e6980011267', contentType: 'application/pdf' })).toEqual([
      { field: 'size', value: { as: 'size', number: 602 } }, { field: 'sha256', value: { as: 'code', text: '0e6980011267' } },
      { field: 'contentType', value: { as: 'words', keys: ['auditWords.values.contentTypes.application_pdf'], text: 'application/pdf' } },
    ]);
    expect(readFacts('address', { of: 'sign-in' })).toEqual([{ field: 'of', value: { as: 'words', keys: ['auditWords.values.tried.sign_in'], text: 'sign-in' } }]);
  });

  it('without words is found out', () => {
    expect(wordlessIn({ action: 'dpo.confirm', entity: 'dpo', kept: { from: 'pending', to: 'confirmed', surveyDecision: 'We go on.' } }, has)).toEqual([]);
    expect(wordlessIn({ action: 'dpo.vanish', entity: 'crate', kept: { to: 'gone', weightKg: 7, postings: [{ kind: 'x' }] } }, has)).toEqual([
      'action dpo.vanish', 'entity crate', 'value crate.to=gone', 'field weightKg',
    ]);
  });
});

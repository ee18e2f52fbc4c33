import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/http/endpoints';
import { statesOf, transitionOf } from '@/machine/machine';
import en from '../../messages/en.json';
import { DASHBOARDS } from './registry';
import { isNumbered, TABLES, type TableId } from './tables';

const calls = new Map(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

/** Whether a full key names a sentence of the messages. */
function isMessage(key: string): boolean {
  const found = key.split('.').reduce<unknown>((part, name) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined), en);
  return typeof found === 'string';
}

/** Every message key that a definition names, wherever it stands. */
function keysIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z]+\.[\w.-]+$/i.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return typeof value === 'object' && value !== null ? Object.entries(value).filter(([name]) => name !== 'view' && name !== 'machine').flatMap(([, part]) => keysIn(part)) : [];
}

it('rows are opened by number where they show one: nobody knows a role or a user by it', () => {
  expect((Object.keys(TABLES) as TableId[]).filter(isNumbered).sort()).toEqual([
    'accountant.disputes', 'accountant.invoices', 'accountant.payments', 'accountant.transfers', 'admin.catalogs', 'admin.heldTexts', 'admin.products',
    'arbitrator.cases', 'buyer.disputes', 'buyer.dpqs', 'buyer.orders', 'buyer.payments', 'buyer.rfqs', 'buyer.statement', 'buyer.surveys', 'captain.disputes', 'captain.dpos', 'captain.dpqs',
    'captain.rfqs', 'cha.fees', 'cha.orders', 'cha.requests', 'cha.statement', 'hr.issues', 'insurance.documents', 'insurance.policies', 'logistics.orders',
    'logistics.tracking', 'seller.disputes', 'seller.dpos', 'seller.orders', 'seller.payments', 'seller.rfqs', 'seller.statement', 'seller.surveys', 'surveyor.reports',
    'surveyor.requests', 'transporter.orders', 'transporter.tracking',
  ]);
});

it.each(['surveyor.requests', 'transporter.orders', 'logistics.orders'] as const)('%s opens the tracker of its order, as the specification has it', (id) => {
  expect(TABLES[id].panels?.map(({ label }) => label)).toEqual(['order.workflow']);
});

describe.each(Object.entries(TABLES))('table %s', (_, definition) => {
  it('reads its rows by a declared call that its role may make', () => {
    const call = calls.get(definition.rows);
    if (call?.access !== 'signed-in') expect(call?.access).toContain(definition.role);
  });

  it('offers only actions of its machine, by calls that its role may make', () => {
    const { machine } = definition;
    for (const action of definition.actions) {
      const froms = machine ? statesOf(machine).filter((state) => transitionOf(machine, state, action.action)?.by.includes(definition.role)) : [];
      if (!action.anyState) expect(froms, action.action).not.toEqual([]);
      expect(calls.get(action.endpoint)?.access, action.endpoint).toContain(definition.role);
    }
  });

  it('puts every status into exactly one group, where it has groups', () => {
    if (!definition.groups || !definition.machine) return;
    expect(definition.groups.flatMap((group) => group.statuses).sort()).toEqual(statesOf(definition.machine).sort());
  });

  it('searches columns that exist, under ids of their own', () => {
    const ids = definition.columns.map((column) => column.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...definition.search]));
  });

  it('says nothing that the messages do not hold', () => {
    const keys = keysIn(definition);
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !isMessage(key))).toEqual([]);
  });
});

describe('dashboards', () => {
  it('show tables of their own role, at addresses of their own', () => {
    for (const { role, sections } of Object.values(DASHBOARDS)) {
      expect(new Set(sections.map((section) => section.href)).size).toBe(sections.length);
      for (const { table } of sections) if (table) expect(TABLES[table].role).toBe(role);
    }
  });

  it('name each table once', () => {
    const shown = Object.values(DASHBOARDS).flatMap(({ sections }) => sections.flatMap(({ table }) => table ?? []));
    expect(shown.sort()).toEqual(Object.keys(TABLES).sort());
  });
});

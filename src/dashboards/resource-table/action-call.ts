import { api, ApiError, type CallName } from '@/http/client';
import type { MessageKey } from '@/i18n/message-key';
import { allowedActions } from '@/machine/machine';
import type { AnyAction, RowPanel, TableDefinition, TableRow } from '@/table/definition';
import { callOnce } from '@/table/wish';

/** The actions that a row offers: those that the machine allows to the table's role, and those that are no step of it. */
export function actionsOf({ machine, role, actions }: TableDefinition, row: TableRow): AnyAction[] {
  const allowed = machine && row.status !== undefined && row.status in machine.states ? allowedActions(machine, row.status, role) : [];
  return actions.filter((action) => (action.anyState ?? allowed.includes(action.action)) && (action.when?.(row) ?? true));
}

/** What an action that a row offers waits for; null where it may be done now. */
export function waitsFor(action: AnyAction, row: TableRow): MessageKey | null {
  return action.waits?.(row) ?? null;
}

/** Whether a row waits for this action: a step of its machine that goes on, or one that says so. What ends or disputes something waits for nobody. */
export function isDue(action: AnyAction, row: TableRow): boolean {
  if (waitsFor(action, row) !== null) return false;
  return action.due?.(row) ?? (!action.anyState && action.tone !== 'bad');
}

/** Whether the reader has something to do with a row. */
export function isWaiting(definition: TableDefinition, row: TableRow): boolean {
  return actionsOf(definition, row).some((action) => isDue(action, row));
}

/** The panels that a row can open. */
export function panelsOf({ panels = [] }: TableDefinition, row: TableRow): RowPanel<TableRow>[] {
  return panels.filter(({ when }) => when?.(row) ?? true);
}

/**
 * Makes an action's call, which done twice for want of an answer has its effect once. As documented, an answer counts as a success only when it says so itself.
 *
 * @throws ApiError
 */
export async function callAction(action: AnyAction, row: TableRow, body?: unknown): Promise<never> {
  const sent = { params: action.params?.(row), body: body ?? action.body?.(row) };
  const make = (idempotencyKey: string) => api(action.endpoint, { ...sent, idempotencyKey } as unknown as Parameters<typeof api<CallName>>[1]);
  const answer = (await callOnce(`${action.endpoint} ${row.id}`, sent, make)) as { success?: boolean; error?: string };
  if (answer.success === false) throw new ApiError('unknown', answer.error ?? '', 200);
  return answer as never;
}

import { defineMachine } from '@/machine/machine';

export type IssueStatus = 'open' | 'resolved';
export type IssueAction = 'resolve' | 'reopen';

/** A help request, until HR has answered it; one that was answered too soon is opened again. */
export const issueMachine = defineMachine<IssueStatus, IssueAction>({
  name: 'issue',
  initial: 'open',
  states: { open: { resolve: { to: 'resolved', by: ['hr'] } }, resolved: { reopen: { to: 'open', by: ['hr'] } } },
});

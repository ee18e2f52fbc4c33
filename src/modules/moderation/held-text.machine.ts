import { defineMachine } from '@/machine/machine';

export type HeldTextStatus = 'held' | 'released' | 'kept';
export type HeldTextAction = 'release' | 'keep';

/** A text that seems to give a contact away. An admin may think again either way; another text in its place begins anew. */
export const heldTextMachine = defineMachine<HeldTextStatus, HeldTextAction>({
  name: 'held_text',
  initial: 'held',
  states: {
    held: { release: { to: 'released', by: ['admin'] }, keep: { to: 'kept', by: ['admin'] } },
    kept: { release: { to: 'released', by: ['admin'] } },
    released: { keep: { to: 'kept', by: ['admin'] } },
  },
});

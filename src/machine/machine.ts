/**
 * State machines as data. One table per entity serves the command that writes the status, the buttons of a row,
 * the filter of a list, the diagram in the docs and the tests. Pure: usable on the server and in the browser.
 */

/** Who acts: a role's slug, or the system itself (clock, or a follow-up of another transition). */
export type MachineActor = string;

/** One line of the table. */
export interface Transition<S extends string> {
  readonly to: S;
  readonly by: readonly MachineActor[];
}

/** The whole table: for every state the actions that lead out of it. A state without actions is final. */
export interface MachineDefinition<S extends string, A extends string> {
  readonly name: string;
  readonly initial: S;
  readonly states: { readonly [state in S]: { readonly [action in A]?: Transition<S> } };
  /** What has to come first where an action is tried too early: by state and action the name of the sentence that says so. */
  readonly missing?: { readonly [state in S]?: { readonly [action in A]?: string } };
}

/** A defined machine; read it through the functions below. */
export type Machine<S extends string, A extends string> = MachineDefinition<S, A>;

/**
 * Declares a machine and checks the table once, at load.
 *
 * @throws Error when the table begins in, or leads to, a state that it does not hold
 */
export function defineMachine<const S extends string, const A extends string>(definition: MachineDefinition<S, A>): Machine<S, A> {
  if (!Object.hasOwn(definition.states, definition.initial)) {
    throw new Error(`${definition.name} begins in ${definition.initial}, a state that is not in the table`);
  }
  for (const state of statesOf(definition)) {
    for (const [action, transition] of transitionsFrom(definition, state)) {
      if (!Object.hasOwn(definition.states, transition.to)) {
        throw new Error(`${definition.name}: ${state} --${action}--> ${transition.to}, a state that is not in the table`);
      }
    }
  }
  for (const state of statesOf(definition)) {
    for (const action of Object.keys(definition.missing?.[state] ?? {}) as A[]) {
      if (transitionOf(definition, state, action)) throw new Error(`${definition.name}: ${state} has ${action}, for which it says what is missing`);
    }
  }
  return definition;
}

/** Every state, in the table's order. */
export function statesOf<S extends string, A extends string>(machine: Machine<S, A>): S[] {
  return Object.keys(machine.states) as S[];
}

/** Every action, whoever may take it, each once in the table's order. */
export function actionsOf<S extends string, A extends string>(machine: Machine<S, A>): A[] {
  return [...new Set(statesOf(machine).flatMap((state) => transitionsFrom(machine, state).map(([action]) => action)))];
}

function transitionsFrom<S extends string, A extends string>(machine: Machine<S, A>, state: S): [A, Transition<S>][] {
  return Object.entries(machine.states[state]) as [A, Transition<S>][];
}

/** The transition of an action from a state, whoever asks; undefined when the state does not have it. */
export function transitionOf<S extends string, A extends string>(machine: Machine<S, A>, state: S, action: A): Transition<S> | undefined {
  return machine.states[state][action];
}

/** The name of the sentence that says what has to come before an action; undefined when it is not tried too early, but too late or by nobody who may. */
export function missingFor<S extends string, A extends string>(machine: Machine<S, A>, state: S, action: A): string | undefined {
  return machine.missing?.[state]?.[action];
}

/** The state that an action leads to, or undefined when this actor may not do it from here. */
export function next<S extends string, A extends string>(machine: Machine<S, A>, state: S, action: A, actor: MachineActor): S | undefined {
  const transition = transitionOf(machine, state, action);
  return transition?.by.includes(actor) ? transition.to : undefined;
}

/** The actions that an actor has from a state, in the table's order: what a row shows as buttons. */
export function allowedActions<S extends string, A extends string>(machine: Machine<S, A>, state: S, actor: MachineActor): A[] {
  return transitionsFrom(machine, state).filter(([, transition]) => transition.by.includes(actor)).map(([action]) => action);
}

/** The states from which an action exists. */
export function statesWith<S extends string, A extends string>(machine: Machine<S, A>, action: A): S[] {
  return statesOf(machine).filter((state) => transitionOf(machine, state, action) !== undefined);
}

/** Whether nothing leads out of a state. */
export function isFinal<S extends string, A extends string>(machine: Machine<S, A>, state: S): boolean {
  return transitionsFrom(machine, state).length === 0;
}

/** The same machine with its states under other names, for a call that words them differently. */
export function renameStates<S extends string, A extends string, const N extends string>(machine: Machine<S, A>, names: Readonly<Record<S, N>>): Machine<N, A> {
  const renamed = statesOf(machine).map((state) =>
    [names[state], Object.fromEntries(transitionsFrom(machine, state).map(([action, { to, by }]) => [action, { to: names[to], by }]))] as const);
  return defineMachine({ name: machine.name, initial: names[machine.initial], states: Object.fromEntries(renamed) as MachineDefinition<N, A>['states'] });
}

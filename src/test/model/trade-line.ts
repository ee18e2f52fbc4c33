import { tellParties, type Party, type Place, type RequestModel, type Role, type TradeModel } from './trade-model';

/** What of a call its step has to know. "stale": what was read is no longer so; for a new request: the one before is sent again. "missing": an id that no thing has. */
export interface Intent {
  readonly fault: 'none' | 'body' | 'stale' | 'missing';
  /** How many quotations before the newest; counted round. */
  readonly dpq: number;
}

/** What a second call of the same kind finds: a refusal, another turn with effects of its own, or the first one's answer. */
export type Repetition = 'refused' | 'another' | 'same';

/** One line of domain.md's tables, as it is asked for. */
export interface Step {
  readonly by: Role;
  readonly repetition: Repetition;
  /** Whether the thing stands where the step begins, whatever else may refuse it. */
  readonly fits: (place: Place) => boolean;
  /** The status code of a right call by the thing's own party. */
  readonly judge: (model: TradeModel, place: Place, asked: Intent) => number;
  readonly apply: (model: TradeModel, place: Place, asked: Intent) => void;
}

/** One line of domain.md's tables. */
export interface Line<T extends { status: string }> {
  readonly by: Role;
  readonly from: readonly T['status'][];
  readonly repetition?: Repetition;
  /** What success is answered with; 200 unless said otherwise. */
  readonly success?: number;
  /** Whether the thing is there, but not for this role. */
  readonly isHidden?: (thing: T) => boolean;
  /** Whether a caller says what was read, so that a later change refuses the step. */
  readonly isVersioned?: boolean;
  /** Why it is refused although the state is right. */
  readonly refusal?: (thing: T, rfq: RequestModel, asked: Intent) => number | undefined;
  readonly tells: readonly Party[];
  readonly effect: (model: TradeModel, thing: T, rfq: RequestModel, asked: Intent) => void;
}

export function step<T extends { status: string }>(find: (place: Place) => T | undefined, line: Line<T>): Step {
  const fits = (place: Place) => line.from.some((status) => status === find(place)?.status);
  return {
    by: line.by,
    repetition: line.repetition ?? 'refused',
    fits,
    judge: (_, place, asked) => {
      const thing = find(place);
      if (!thing || !place.rfq || line.isHidden?.(thing)) return 404;
      if (!fits(place) || (line.isVersioned && asked.fault === 'stale')) return 409;
      return line.refusal?.(thing, place.rfq, asked) ?? line.success ?? 200;
    },
    apply: (model, place, asked) => {
      const thing = find(place);
      if (!thing || !place.rfq) return;
      line.effect(model, thing, place.rfq, asked);
      tellParties(model, ...line.tells);
    },
  };
}

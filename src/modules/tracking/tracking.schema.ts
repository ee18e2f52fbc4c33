import * as z from 'zod';
import { lineText, LIMITS, text } from '@/http/input';
import { MILESTONES, MILESTONES_OF_KIND, workPaperAnswer, workPaperBody, type MilestoneKind } from '@/modules/work/work.schema';
import { voyagePicture } from '@/modules/voyage/voyage.schema';
import { LOCALES } from '@/i18n/locales';

/** Kinds of work whose goods are followed. */
export const TRACKED_KINDS = ['transport', 'logistics'] as const;
export type TrackedKind = (typeof TRACKED_KINDS)[number];
export const isTracked = (kind: string): kind is TrackedKind => TRACKED_KINDS.some((tracked) => tracked === kind);

/** What a tracked work is called by before its first milestone. */
const TRACKING_STATES = ['pending', ...MILESTONES] as const;

/** The milestone that comes next; null when all have happened. */
export function nextMilestone(kind: TrackedKind, happened: readonly { readonly kind: MilestoneKind }[]): MilestoneKind | null {
  return MILESTONES_OF_KIND[kind][happened.length] ?? null;
}

/** Whether a milestone ends its work, for which its paper is needed. */
export const isLastMilestone = (kind: TrackedKind, milestone: MilestoneKind) => MILESTONES_OF_KIND[kind].at(-1) === milestone;

/** One milestone of a way: when it happened, or null; what was planned and is expected, as calendar days; `agreedOn` is the delivery date of the order, of its delivery alone. */
const wayStep = z.object({
  kind: z.enum(MILESTONES), at: z.iso.datetime().nullable(), place: z.string(), note: z.string(), plannedOn: z.iso.date().nullable(), expectedOn: z.iso.date().nullable(), agreedOn: z.iso.date().nullable(),
});
export type WayStep = z.output<typeof wayStep>;

/** Goods that a partner brings on their way. `order` is the order's number; `status` the newest milestone, or pending. */
export const trackingAnswer = z.object({
  id: z.int(),
  order: z.int(),
  trackingId: z.string(),
  status: z.enum(TRACKING_STATES),
  kind: z.enum(TRACKED_KINDS),
  catalog: z.string(),
  buyer: z.string(),
  seller: z.string().nullable(),
  originPort: z.string().nullable(),
  destinationPort: z.string().nullable(),
  steps: z.array(wayStep),
  /** The milestone that comes next, when it was planned and is expected; null when all have happened, or the work or its order has ended. */
  next: wayStep.pick({ kind: true, plannedOn: true, expectedOn: true }).nullable(),
  paper: workPaperAnswer.nullable(),
  /** Whether the work is not done: its paper can be handed in, also when its order is completed. */
  isUnderWay: z.boolean(),
  /** What its paper still waits for; null where it may be handed in. */
  paperWaits: z.enum(['goods_not_at_delivery']).nullable(),
  /** Whether a dispute freezes the order's money: nothing is recorded until its end. */
  inDispute: z.boolean(),
});
export type TrackingAnswer = z.output<typeof trackingAnswer>;

/** An instant with its offset from UTC. */
const instant = z.iso.datetime({ offset: true, error: 'milestone_time_invalid' }).transform((value) => new Date(value));

/** What has happened to the goods; the last one of a work needs its paper, here or handed in before. */
export const milestoneBody = z.strictObject({
  kind: z.enum(MILESTONES, 'milestone_unknown'),
  at: instant,
  place: lineText(LIMITS.name).optional().transform((value) => value ?? ''),
  note: text(LIMITS.reason).optional().transform((value) => value ?? ''),
  document: workPaperBody.nullable().optional().transform((value) => value ?? null),
});
export type MilestoneBody = z.output<typeof milestoneBody>;

/** The way of an order's goods: each tracked work that there is, and the voyage between its two ports. */
export const orderTrackingAnswer = z.object({
  orderId: z.int(),
  works: z.array(z.object({ kind: z.enum(TRACKED_KINDS), trackingId: z.string().nullable(), status: z.enum(TRACKING_STATES), steps: z.array(wayStep) })),
  voyage: voyagePicture.nullable(),
});
export type OrderTrackingAnswer = z.output<typeof orderTrackingAnswer>;

/** The language in which ports are named. */
export const trackingQuery = z.object({ lang: z.enum(LOCALES, 'invalid_input').optional() });

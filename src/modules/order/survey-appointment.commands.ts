import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import { transact } from '@/server/transact';
import { readAwaitedSurvey } from './order.queries';
import { AWAITED_SURVEY_STATES, type AwaitedSurveyAnswer, type SurveyAppointmentBody } from './order.schema';

/**
 * A seller says where and when the goods of an own order can be inspected, and whom the surveyor asks for there; it may
 * say so anew until the survey is done. Buyer, captains and whoever holds the survey are told that, and not the contact.
 *
 * @throws Problem not_found (also another seller's), survey_date_past (by the seller's calendar), status_changed (the survey is done or cancelled)
 */
export async function arrangeSurvey(actor: Actor, dpoId: number, { date, ...said }: SurveyAppointmentBody): Promise<AwaitedSurveyAnswer> {
  return transact(async (tx) => {
    const dpo = await tx.dpo.findFirst({ where: { id: dpoId, sellerId: actor.partyId }, select: { productName: true, buyerId: true, rfqId: true } });
    if (!dpo) throw new Problem('not_found');
    if (date < dayInZone(new Date(), actor.timeZone)) throw new Problem('survey_date_past', { field: 'date' });
    // The row's own lock: a survey that is completed meanwhile comes before this or after it.
    const [survey] = await tx.$queryRaw<{ status: string; holderId: number | null }[]>`SELECT "status"::text, "holderId" FROM "WorkOrder" WHERE "dpoId" = ${dpoId}::int AND "kind" = 'survey' FOR UPDATE`;
    if (!survey || !AWAITED_SURVEY_STATES.some((status) => status === survey.status)) throw new Problem('status_changed', survey ? { status: survey.status } : {});
    const appointment = { ...said, inspectOn: date, updatedAt: new Date() };
    await tx.surveyAppointment.upsert({ where: { dpoId }, create: { dpoId, ...appointment }, update: appointment, select: { dpoId: true } });
    await holdBack(tx, { entity: 'dpo', entityId: dpoId, rfqId: dpo.rfqId, authorId: actor.partyId, isNew: false }, { inspectionPlace: said.place, inspectionContact: said.contactName });
    await audit(tx, { actor: asTransitionActor(actor), action: 'survey_appointment.set', entity: 'survey_appointment', entityId: dpoId });
    await notify(tx, { kind: 'survey_arranged', params: { dpoId, title: dpo.productName }, to: [dpo.buyerId, survey.holderId], toRole: 'captain' });
    return readAwaitedSurvey(tx, dpoId);
  });
}

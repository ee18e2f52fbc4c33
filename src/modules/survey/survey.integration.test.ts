import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { HELD_SENTENCE } from '@/modules/moderation/held-sentence.schema';
import { releaseText } from '@/modules/moderation/moderation.commands';
import { confirmDpo, processDpo } from '@/modules/order/order.commands';
import type { DpoAnswer } from '@/modules/order/order.schema';
import { processPayment } from '@/modules/payment/payment.commands';
import { readied, workIdOf } from '@/modules/tracking/tracking.factory';
import { warmPress } from '@/modules/document/document.factory';
import { verifyDocument } from '@/modules/document/verify.queries';
import { purgeFiles } from '@/modules/upload/upload.commands';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { keptBy } from '@/modules/upload/upload.queries';
import { takeAwayWork } from '@/modules/work/return.commands';
import { acceptWork } from '@/modules/work/work.commands';
import { makeWork } from '@/modules/work/work.factory';
import { db } from '@/server/db';
import { atOnce, call, type Answered } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import type { Checklist } from './checklist';
import { editRequest, makeAcceptedSurvey, makeLateFailure, makePhoto, makeReport, reportRequest } from './survey.factory';
import { submitReport } from './survey.commands';
import { reportBody, type SurveyReportAnswer, type SurveyVersionAnswer } from './survey.schema';

const REPORT = 'POST /api/surveyor/requests/{workId}/report';
const EDIT = 'PUT /api/surveyor/reports/{reportId}';
const CONFIRM = 'POST /api/captain/dpos/{dpoId}/confirm';

let captain: SignedIn;

beforeAll(...warmPress);
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const workRow = (id: number) => db.workOrder.findUniqueOrThrow({ where: { id }, select: { status: true, startedAt: true, completedAt: true } });
const reportOf = ({ body }: Answered) => (body as { report: SurveyReportAnswer }).report;
const surveyOf = async (as: SignedIn, entityId: number) => reportOf(await call('GET /api/dpos/{entityId}/survey', { as, params: { entityId } }));
const textOf = async ({ bytes }: Answered) => (await extractText(new Uint8Array(bytes), { mergePages: true })).text.normalize('NFKC').replaceAll(/[\u200e\u200f]/g, '');
const failed = { verdict: 'failed', remarks: 'Every third bag is torn.' };

describe('the checklist', () => {
  it('is made of what was asked for and agreed, without a description that is held back', async () => {
    const { workId, surveyor } = await makeWork('survey', { captain, rfq: { description: 'Neutral bags; crop 2026' }, terms: { specifications: 'Moisture at most 12 %\nCrop 2026' } });
    const { lines, reading } = (await call('GET /api/surveyor/requests/{workId}/checklist', { as: surveyor, params: { workId } })).body as Checklist;
    expect(lines.map(({ point, line }) => point ?? line)).toEqual(['crop 2026', 'Moisture at most 12 %', 'quantity', 'packing', 'marks', 'condition']);
    expect(reading).toEqual(['Neutral bags']);
    const held = await makeWork('survey', { captain, rfq: { description: 'Call +49 151 23456789' } });
    expect((await call('GET /api/surveyor/requests/{workId}/checklist', { as: held.surveyor, params: { workId: held.workId } })).text).not.toMatch(/Call|held back/);
  });
});

describe('a surveyor that reports', () => {
  it('ends its work, and both sides and captains are told of the verdict', async () => {
    const { workId, surveyor, buyer, seller, dpo, product } = await makeAcceptedSurvey({ captain, rfq: { description: '' }, terms: { specifications: 'Moisture 12 %' } });
    const answer = await call(REPORT, { as: surveyor, params: { workId }, body: await reportRequest(surveyor, workId) });
    expect(answer, answer.text).toMatchObject({ status: 201, body: { success: true, report: {
      workId, orderId: dpo.id, catalog: product.name, buyer: buyer.companyName, seller: seller.companyName, surveyor: surveyor.companyName, status: 'passed', version: 1, isOpen: true,
      lines: [{ point: null, line: 'Moisture 12 %', result: 'pass' }, { point: 'quantity', line: '' }, {}, {}, {}], photos: [{ name: 'bags.png' }],
    } } });
    const { id } = reportOf(answer);
    const row = await workRow(workId);
    expect(row).toMatchObject({ status: 'completed' });
    expect(row.completedAt).not.toBeNull();
    expect(await toldOf('survey_passed', 'dpoId', dpo.id)).toEqual(expect.arrayContaining(sorted(buyer.partyId, seller.partyId, captain.partyId)));
    expect((await auditOf('work_order', workId)).map(({ action }) => action)).toEqual(['work_order.create', 'work_order.accept', 'work_order.start', 'work_order.finish']);
    expect(await auditOf('survey_report', id)).toMatchObject([{ action: 'survey_report.submit', actorId: surveyor.partyId, details: { workId, verdict: 'passed', photos: 1 } }]);
    const workflow = (await call('GET /api/captain/orders/{dpoId}/workflow', { as: captain, params: { dpoId: dpo.id } })).body;
    expect(workflow).toMatchObject({ survey: { status: 'completed', doneAt: row.completedAt?.toISOString() } });
    expect((await call('GET /api/surveyor/reports', { as: surveyor })).body).toMatchObject([{ id, status: 'passed' }]);
    expect(await call(REPORT, { as: surveyor, params: { workId }, body: await reportRequest(surveyor, workId) })).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });

  it('answers everything, and nothing that cannot be', async () => {
    const { workId, surveyor } = await makeAcceptedSurvey({ captain, terms: { specifications: 'Moisture 12 %' } });
    const right = await reportRequest(surveyor, workId);
    const [first, ...others] = right.lines;
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const wrong: readonly [object, number, string][] = [
      [{ lines: others }, 409, 'survey_checklist_changed'], [{ lines: [...others, first] }, 409, 'survey_checklist_changed'], [{ lines: [{ ...first, line: 'Moisture 20 %' }, ...others] }, 409, 'survey_checklist_changed'],
      [{ lines: [] }, 400, 'survey_line_unanswered'], [{ lines: [{ ...first, result: '' }, ...others] }, 400, 'survey_line_unanswered'],
      [{ lines: [{ ...first, result: 'fail' }, ...others] }, 400, 'survey_remark_required'], [{ lines: [{ ...first, result: 'remark', remark: ' ' }, ...others] }, 400, 'survey_remark_required'],
      [{ inspectedOn: tomorrow }, 400, 'survey_day_invalid'], [{ inspectedOn: '2020-01-01' }, 400, 'survey_day_invalid'], [{ inspectedOn: '2026-02-30' }, 400, 'survey_day_invalid'],
      [{ place: ' ' }, 400, 'survey_place_required'], [{ verdict: '' }, 400, 'survey_verdict_required'], [{ verdict: 'failed', remarks: '' }, 400, 'survey_reason_required'],
      [{ photos: Array.from({ length: 11 }, (_, index) => `${index}`.padStart(30, 'k')) }, 400, 'too_many_photos'],
    ];
    for (const [over, status, code] of wrong) expect(await call(REPORT, { as: surveyor, params: { workId }, body: { ...right, ...over } }), code).toMatchObject({ status, body: { code } });
    expect(await workRow(workId)).toMatchObject({ status: 'accepted' });
  });

  it('shows its own photos alone, each once, and pictures alone', async () => {
    const { workId, surveyor } = await makeAcceptedSurvey({ captain });
    const used = await makeReport({ captain });
    const usedKey = (await db.surveyPhoto.findFirstOrThrow({ where: { reportId: used.report.id }, select: { fileKey: true } })).fileKey;
    for (const key of [await makePhoto(await makeSignedIn({ roles: ['surveyor'] })), usedKey, (await makeStoredFile(surveyor)).key, (await makeStoredFile(surveyor, { kind: 'picture' })).key]) {
      expect(await call(REPORT, { as: surveyor, params: { workId }, body: await reportRequest(surveyor, workId, { photos: [key] }) })).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
    }
  });

  it('reports once, however often at once', async () => {
    const { workId, surveyor } = await makeAcceptedSurvey({ captain });
    const bodies = [await reportRequest(surveyor, workId), await reportRequest(surveyor, workId), await reportRequest(surveyor, workId)];
    const answers = await Promise.all(bodies.map((body) => call(REPORT, { as: surveyor, params: { workId }, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await db.surveyReport.count({ where: { workOrderId: workId } })).toBe(1);
  });

  it('does not report on what it has not taken on', async () => {
    const { workId, surveyor } = await makeWork('survey', { captain });
    expect(await call(REPORT, { as: surveyor, params: { workId }, body: await reportRequest(surveyor, workId) })).toMatchObject({ status: 409, body: { code: 'status_changed', why: 'work_not_accepted', error: 'This work is not accepted yet. Accept it first.' } });
  });
});

describe('photos of a report', () => {
  it('stay, count for no quota, and are private', async () => {
    const { surveyor, report } = await makeReport({ captain });
    await purgeFiles(new Date(Date.now() + 2 * 86_400_000));
    const { file } = await db.surveyPhoto.findFirstOrThrow({ where: { reportId: report.id }, select: { file: { select: { kind: true } } } });
    expect(file.kind).toBe('photo');
    expect(await keptBy({ ownerId: surveyor.partyId, ticketHash: null })).toMatchObject({ unusedFiles: 0 });
    const photoId = report.photos[0]?.id ?? 0;
    const other = await makeSignedIn({ roles: ['surveyor'] });
    expect((await call('GET /api/survey-photos/{photoId}/file', { as: surveyor, params: { photoId } })).headers.get('location')).toMatch(/signature=/);
    expect((await call('GET /api/survey-photos/{photoId}/file', { as: other, params: { photoId } })).status).toBe(404);
    expect((await call('GET /api/survey-photos/{photoId}/file', { as: captain, params: { photoId } })).status).toBe(302);
  });
});

describe('a change of a report', () => {
  it('is a new version, of which both sides and captains are told, and is in the log', async () => {
    const { surveyor, buyer, seller, dpo, report } = await makeReport({ captain }, failed);
    const fresh = await makePhoto(surveyor, 'mended.png');
    const answer = await call(EDIT, { as: surveyor, params: { reportId: report.id }, body: editRequest(report, { verdict: 'passed', remarks: 'Bags were changed.', photos: [fresh] }) });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { report: { version: 2, status: 'passed', photos: [{ id: report.photos[0]?.id }, { name: 'mended.png' }] } } });
    expect(await toldOf('survey_changed_passed', 'dpoId', dpo.id)).toEqual(expect.arrayContaining(sorted(buyer.partyId, seller.partyId, captain.partyId)));
    expect((await auditOf('survey_report', report.id)).at(-1)).toMatchObject({ action: 'survey_report.edit', details: { version: 2, verdictBefore: 'failed', verdict: 'passed', photos: 2 } });
    expect(await call(EDIT, { as: surveyor, params: { reportId: report.id }, body: editRequest(report) })).toMatchObject({ status: 409, body: { code: 'version_changed' } });
  });

  it('leaves what it said before to be read in full by those who read the report, with what each version changed', async () => {
    const { surveyor, buyer, seller, report } = await makeReport({ captain }, failed);
    const versions = async (as: SignedIn) => (await call('GET /api/survey-reports/{reportId}/versions', { as, params: { reportId: report.id } })).body as SurveyVersionAnswer[];
    expect(await versions(buyer)).toMatchObject([{ version: 1, status: 'failed', changed: [] }]);
    const lines = report.lines.map((line, index) => (index === 0 ? { ...line, result: 'remark', remark: 'Call +49 151 23456789' } : line));
    const second = reportOf(await call(EDIT, { as: surveyor, params: { reportId: report.id }, body: editRequest(report, { verdict: 'passed', remarks: 'Bags were changed.', lines, kept: [] }) }));
    await call(EDIT, { as: surveyor, params: { reportId: report.id }, body: editRequest(second, { lines: report.lines, place: 'Shed 4' }) });
    for (const as of [captain, surveyor, buyer, seller]) {
      const read = await versions(as);
      expect(read).toMatchObject([
        { version: 3, status: 'passed', surveyor: surveyor.companyName, place: 'Shed 4', changed: ['place', 'lines'] },
        { version: 2, status: 'passed', remarks: 'Bags were changed.', photos: 0, changed: ['verdict', 'lines', 'remarks', 'photos'] },
        { version: 1, status: 'failed', remarks: 'Every third bag is torn.', photos: 1, place: report.place, writtenAt: report.submittedAt, changed: [] },
      ]);
      expect(read[1]?.lines[0]?.remark).toBe(as === buyer || as === seller ? HELD_SENTENCE.kept : 'Call +49 151 23456789');
    }
    const others = [await makeSignedIn({ roles: ['buyer'] }), await makeSignedIn({ roles: ['surveyor'] })];
    for (const as of others) expect((await call('GET /api/survey-reports/{reportId}/versions', { as, params: { reportId: report.id } })).status).toBe(404);
    await expect(db.surveyVersion.updateMany({ where: { reportId: report.id }, data: { remarks: 'All is well.' } })).rejects.toThrow(/append-only/);
  });

  it('takes photos out, but never holds more than ten, nor another report’s', async () => {
    const { surveyor, report } = await makeReport({ captain });
    const foreign = await makeReport({ captain });
    const photos = await Promise.all(Array.from({ length: 10 }, () => makePhoto(surveyor)));
    const edit = (over: object) => call(EDIT, { as: surveyor, params: { reportId: report.id }, body: editRequest(report, over) });
    expect(await edit({ photos })).toMatchObject({ status: 400, body: { code: 'too_many_photos' } });
    expect(await edit({ kept: [foreign.report.photos[0]?.id] })).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
    expect(reportOf(await edit({ kept: [], photos })).photos).toHaveLength(10);
  });

  it('ends with the captain’s confirmation, also when both come at once', async () => {
    const { surveyor, dpo, report } = await makeReport({ captain });
    const [edited, confirmed] = await Promise.all([
      call(EDIT, { as: surveyor, params: { reportId: report.id }, body: editRequest(report, failed) }), call(CONFIRM, { as: captain, params: { dpoId: dpo.id } }),
    ]);
    // Whoever came first: a failed report is never confirmed without a decision.
    expect([[200, 409], [409, 200]]).toContainEqual([edited.status, confirmed.status]);
    if (edited.status === 200) await confirmDpo(captain, dpo.id, 'The buyer agrees.');
    const { version } = await surveyOf(captain, dpo.id);
    expect(await call(EDIT, { as: surveyor, params: { reportId: report.id }, body: editRequest(report, { version }) })).toMatchObject({ status: 409, body: { code: 'survey_report_closed' } });
  });
});

describe('a failed survey', () => {
  it('is shown to both sides and the captain, whose confirmation needs a decision', async () => {
    const { buyer, seller, dpo } = await makeReport({ captain }, failed);
    for (const as of [captain, buyer, seller]) expect(await surveyOf(as, dpo.id)).toMatchObject({ status: 'failed', remarks: failed.remarks });
    for (const body of [undefined, {}, { decision: ' ' }]) expect(await call(CONFIRM, { as: captain, params: { dpoId: dpo.id }, body })).toMatchObject({ status: 409, body: { code: 'survey_decision_required', field: 'decision' } });
    expect(await db.invoice.count({ where: { dpoId: dpo.id } })).toBe(0);
    const answer = await call(CONFIRM, { as: captain, params: { dpoId: dpo.id }, body: { decision: 'The supplier changes the torn bags.' } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { dpo: { status: 'confirmed', surveyVerdict: 'failed', surveyDecision: 'The supplier changes the torn bags.' } } });
    for (const [as, name] of [[buyer, 'GET /api/buyer/orders'], [seller, 'GET /api/seller/orders']] as const) expect((await call(name, { as })).body as DpoAnswer[]).toMatchObject([{ surveyDecision: 'The supplier changes the torn bags.' }]);
    expect((await auditOf('dpo', dpo.id)).at(-1)).toMatchObject({ action: 'dpo.confirm', details: { surveyDecision: 'The supplier changes the torn bags.' } });
    expect(await toldOf('order_confirmed_despite_survey', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId));
  });

  it('stops nobody but whose start depends on it, who hears of the failure and of the decision', async () => {
    const { buyer, dpo, workId, surveyor, transporter } = await makeAcceptedSurvey({ captain });
    const order = () => call('GET /api/buyer/orders', { as: buyer });
    expect((await order()).body).toMatchObject([{ stage: 'surveyTaken' }]);
    await confirmDpo(captain, dpo.id);
    const [forwarder, asked] = [await makeSignedIn({ roles: ['logistics'] }), await makeSignedIn({ roles: ['transporter'] })];
    await acceptWork(forwarder, 'logistics', await workIdOf(dpo.id, 'logistics'));
    await acceptWork(transporter, 'transport', await workIdOf(dpo.id, 'transport'));
    await submitReport(surveyor, workId, reportBody.parse(await reportRequest(surveyor, workId, { verdict: 'failed', remarks: 'A third of the bags is torn.' })));
    expect(await toldOf('start_stopped', 'dpoId', dpo.id)).toEqual([transporter.partyId]);
    expect(await toldOf('start_allowed', 'dpoId', dpo.id)).toEqual([]);
    await takeAwayWork(captain, await workIdOf(dpo.id, 'transport'), { partyId: asked.partyId, reason: 'No lorry free.' });
    await call('POST /api/captain/dpos/{dpoId}/survey-decision', { as: captain, params: { dpoId: dpo.id }, body: { decision: 'The supplier changes the torn bags.' } });
    expect(await toldOf('start_allowed', 'dpoId', dpo.id)).toEqual([asked.partyId]);
  });

  it('that comes after the confirmation stops the transport until the captain has decided, with a reason; everybody is told', async () => {
    const { buyer, seller, dpo, transporter } = await makeLateFailure({ captain, rfq: { quantity: 1 }, terms: { finalPrice: '100' } });
    expect(await toldOf('survey_failed_late', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId, captain.partyId));
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    await processPayment(await makeSignedIn({ roles: ['accountant'] }), paymentId);
    await processDpo(captain, dpo.id);
    await readied(dpo.id);
    expect((await call('GET /api/buyer/orders', { as: buyer })).body).toMatchObject([{ stage: 'surveyFailedLate', outstanding: expect.arrayContaining(['surveyFailed']) as unknown }]);
    const workId = await workIdOf(dpo.id, 'transport');
    await acceptWork(transporter, 'transport', workId);
    const start = () => call('POST /api/transporter/orders/{workId}/start', { as: transporter, params: { workId } });
    const seen = async () => ((await call('GET /api/transporter/orders', { as: transporter })).body as { id: number; isSurveyUndecided: boolean }[]).find(({ id }) => id === workId)?.isSurveyUndecided;
    expect(await seen()).toBe(true);
    expect(await start()).toMatchObject({ status: 409, body: { code: 'survey_undecided' } });
    const decide = (body: object) => call('POST /api/captain/dpos/{dpoId}/survey-decision', { as: captain, params: { dpoId: dpo.id }, body });
    expect(await decide({ decision: ' ' })).toMatchObject({ status: 409, body: { code: 'survey_decision_required', field: 'decision' } });
    const waiting = async () => ((await call('GET /api/desk', { as: captain })).body as { dpos: number }).dpos;
    const before = await waiting();
    const decided = await atOnce(5, (index) => decide({ decision: `The supplier changes the torn bags (${index}).` }));
    expect([decided.get(200)?.length, decided.get(409)?.length]).toEqual([1, 4]);
    expect(await waiting()).toBe(before - 1);
    expect(await toldOf('survey_accepted', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId));
    expect(await seen()).toBe(false);
    const started = await start();
    expect(started, started.text).toMatchObject({ status: 200 });
    expect(await decide({ decision: 'Again.' })).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });

  it('is decided about where it has failed alone', async () => {
    const { dpo } = await makeReport({ captain });
    await confirmDpo(captain, dpo.id);
    expect(await call('POST /api/captain/dpos/{dpoId}/survey-decision', { as: captain, params: { dpoId: dpo.id }, body: { decision: 'Whatever.' } })).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });

  it('asks for nothing where the survey has passed or is not done: no decision is kept', async () => {
    for (const { dpo } of [await makeReport({ captain }), await makeAcceptedSurvey({ captain })]) {
      expect(await call(CONFIRM, { as: captain, params: { dpoId: dpo.id }, body: { decision: 'Whatever.', unknown: 1 } })).toMatchObject({ status: 200, body: { dpo: { status: 'confirmed', surveyDecision: null } } });
    }
    const { buyer, dpo } = await makeAcceptedSurvey({ captain });
    expect(await surveyOf(buyer, dpo.id)).toBeNull();
  });
});

describe('what a surveyor writes', () => {
  it('is held back from both sides where it gives a contact away, until an admin releases it', async () => {
    const admin = await makeSignedIn({ roles: ['admin'] });
    const { workId, surveyor, buyer, seller, dpo } = await makeAcceptedSurvey({ captain, rfq: { description: '' } });
    const right = await reportRequest(surveyor, workId);
    const lines = right.lines.map((line, index) => (index < 2 ? { ...line, result: 'remark', remark: index === 0 ? 'Ask me at survey.desk@harbour.example' : 'Some dust' } : line));
    const report = reportOf(await call(REPORT, { as: surveyor, params: { workId }, body: { ...right, lines, remarks: 'Call +49 151 23456789' } }));
    const textsFor = async (as: SignedIn) => {
      const read = await surveyOf(as, dpo.id);
      return [read.place, read.remarks, ...read.lines.map(({ remark }) => remark)];
    };
    const written = [report.place, 'Call +49 151 23456789', 'Ask me at survey.desk@harbour.example', 'Some dust', '', ''];
    const sentence = 'This text is held back until it has been reviewed.';
    for (const as of [buyer, seller]) expect(await textsFor(as)).toEqual([report.place, sentence, sentence, sentence, '', '']);
    for (const as of [captain, admin]) expect(await textsFor(as)).toEqual(written);
    expect((await textOf(await call('GET /api/survey-reports/{reportId}/pdf', { as: buyer, params: { reportId: report.id }, query: 'lang=en' }))).replaceAll(/\s/g, '')).not.toMatch(/23456789|harbour\.example/);
    const held = await db.heldText.findMany({ where: { entity: 'survey', entityId: report.id }, select: { id: true, field: true } });
    expect(held.map(({ field }) => field).sort()).toEqual(['lineRemarks', 'remarks']);
    for (const { id } of held) await releaseText(admin, id);
    expect(await textsFor(buyer)).toEqual(written);
  });
});

describe('the report on paper', () => {
  it('says all of it in every language, the reader’s own unless another is named', async () => {
    const { buyer, seller, surveyor, dpo, report } = await makeReport({ captain, terms: { specifications: 'Moisture 12 %; 水分不超过12%; नमूना परीक्षण: 3; الرطوبة: 12' } }, failed);
    await db.party.update({ where: { id: buyer.partyId }, data: { locale: 'de' }, select: { id: true } });
    const pdf = async (as: SignedIn, query?: string) => call('GET /api/survey-reports/{reportId}/pdf', { as, params: { reportId: report.id }, query });
    const own = await pdf(buyer);
    expect(own.headers.get('content-disposition')).toContain(`survey-report-${dpo.id}-1.pdf`);
    const words = { zh: ['检验报告', '未通过', '唛头与标签'], hi: ['मात्रा', 'परीक्षण', 'खरीदार'], ar: ['المعاينة', 'البائع', 'التعبئة سليمة', 'حالة البضاعة'] };
    const german = await textOf(own);
    for (const word of ['Prüfbericht', 'Nicht bestanden', 'In Ordnung']) expect(german).toContain(word);
    for (const [lang, found] of Object.entries(words)) {
      const text = await textOf(await pdf(seller, `lang=${lang}`));
      for (const word of [...found, 'Moisture 12', '水分不超过12', 'नमूना', 'الرطوبة', failed.remarks, surveyor.companyName, String(dpo.id), 'bags.png']) expect(text, lang).toContain(word);
    }
    expect((await pdf(seller, 'lang=fr')).status).toBe(400);
  });

  it('has a code that says to everybody whether this version is the newest', async () => {
    const { buyer, seller, surveyor, dpo, report } = await makeReport({ captain });
    const pdf = async (as: SignedIn, query?: string) => call('GET /api/survey-reports/{reportId}/pdf', { as, params: { reportId: report.id }, query });
    const hashOf = async (as: SignedIn) => /SHA-256([0-9a-f]{64})/.exec((await textOf(await pdf(as, 'lang=en'))).replaceAll(/\s/g, ''))?.[1] ?? '';
    const first = { kind: 'survey_report', id: report.id, revision: 1, hash: await hashOf(buyer) } as const;
    expect(await hashOf(seller)).toBe(first.hash);
    expect(await verifyDocument(first)).toMatchObject({ kind: 'survey_report', state: 'valid', number: `DPO-${dpo.id}`, revision: 1 });
    expect(await verifyDocument({ ...first, hash: '0'.repeat(64) })).toBeNull();
    const changed = reportOf(await call(EDIT, { as: surveyor, params: { reportId: report.id }, body: editRequest(report, { remarks: 'Looked at again.' }) }));
    expect(changed.version).toBe(2);
    expect(await verifyDocument(first)).toMatchObject({ state: 'superseded', revision: 1 });
    expect(await verifyDocument({ ...first, revision: 2, hash: await hashOf(buyer) })).toMatchObject({ state: 'valid', revision: 2 });
  });
});

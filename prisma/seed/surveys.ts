import sharp from 'sharp';
import type { Actor } from '../../src/access/actor.ts';
import { editReport, submitReport } from '../../src/modules/survey/survey.commands.ts';
import { findChecklist } from '../../src/modules/survey/survey.queries.ts';
import { editReportBody, reportBody, type SurveyReportAnswer } from '../../src/modules/survey/survey.schema.ts';
import { makeStoredFile } from '../../src/modules/upload/upload.factory.ts';
import { acceptWork } from '../../src/modules/work/work.commands.ts';
import { dayInZone } from '../../src/server/clock.ts';
import { db } from '../../src/server/db.ts';

const surveyOf = async (dpoId: number) => (await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId, kind: 'survey' } }, select: { id: true } })).id;

/** A package, standing at a place of the picture. */
const pack = (x: number, y: number, isBroken: boolean) => `
  <g transform="translate(${x} ${y})">
    <rect x="4" y="8" width="112" height="82" rx="3" fill="#c9a66b" stroke="#8a6b3a" stroke-width="3"/>
    <path d="M4 34h112M4 62h112" stroke="#b08d55" stroke-width="2"/><path d="M36 8v82M84 8v82" stroke="#6f7d84" stroke-width="4"/>
    ${isBroken ? '<path d="M38 30 L58 52 L44 62 L66 86" fill="none" stroke="#3b2a14" stroke-width="6"/><path d="M70 86 L92 66 L116 74 V90 H70 Z" fill="#3b2a14"/>' : ''}
  </g>`;

/** Stacked packages in a shed, drawn: what a surveyor's camera would show of the demo's goods. */
function pictureOf(label: string, torn: boolean): Promise<Buffer> {
  const rows = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((at) => pack(100 + at * 122 + (row % 2) * 30, 150 + row * 92, torn && (row * 5 + at) % 3 === 0)));
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6f7d84"/><stop offset="1" stop-color="#aab4b8"/></linearGradient></defs>
    <rect width="900" height="600" fill="url(#wall)"/><rect y="440" width="900" height="160" fill="#7c7468"/>
    ${rows.join('')}
    <g fill="#8b5e34"><rect x="70" y="440" width="760" height="16"/><rect x="110" y="456" width="60" height="26"/><rect x="410" y="456" width="60" height="26"/><rect x="710" y="456" width="60" height="26"/></g>
    <rect x="24" y="520" width="360" height="52" fill="#f6f4ee"/><text x="42" y="555" font-size="28" font-family="sans-serif" fill="#0b2a3f">${label.replace(/[<>&]/g, '')}</text>
  </svg>`;
  return sharp(Buffer.from(picture)).jpeg({ quality: 84 }).toBuffer();
}

const photo = async (surveyor: Actor, name: string, label: string, torn: boolean) => (await makeStoredFile(surveyor, { kind: 'photo', name, bytes: await pictureOf(label, torn) })).key;

/** A surveyor takes on the survey of an order. */
export async function surveyTaken(surveyor: Actor, dpoId: number): Promise<number> {
  const workId = await surveyOf(dpoId);
  await acceptWork(surveyor, 'survey', workId);
  return workId;
}

/** A surveyor has surveyed an order's goods: as agreed but for a remark, or with broken packages. */
export async function surveyed(surveyor: Actor, dpoId: number, came: 'passed' | 'passed with a fault' | 'failed'): Promise<SurveyReportAnswer> {
  const workId = await surveyTaken(surveyor, dpoId);
  const isFailed = came === 'failed';
  const verdict = isFailed ? 'failed' : 'passed';
  const findings: Readonly<Record<string, { result: string; remark: string }>> = isFailed
    ? { packing: { result: 'fail', remark: 'Every third package of the upper layers is broken open, and its goods lie bare.' }, marks: { result: 'remark', remark: 'Shipping marks are stencilled on one side only.' } }
    : came === 'passed with a fault' ? { marks: { result: 'fail', remark: 'Shipping marks are missing on two packages; they were marked before the surveyor left.' } }
    : { marks: { result: 'remark', remark: 'Labels in English and German, lot number on every package.' } };
  const lines = (await findChecklist(surveyor, workId)).lines.map((line) => ({ ...line, result: 'pass', remark: '', ...findings[line.point ?? ''] }));
  const photos = [await photo(surveyor, 'stack-front.jpg', `DPO-${dpoId}  stack, front`, isFailed), await photo(surveyor, 'stack-side.jpg', `DPO-${dpoId}  stack, side`, isFailed)];
  return submitReport(surveyor, workId, reportBody.parse({
    inspectedOn: dayInZone(new Date(), surveyor.timeZone).toISOString().slice(0, 10), place: 'Warehouse 7, Container Freight Station, Nhava Sheva', verdict, lines, photos,
    remarks: isFailed ? 'The broken packages have to be changed and their contents counted before loading.' : 'Counted, weighed and sampled; five packages were opened.',
  }));
}

/** A surveyor has found the goods as agreed, and broken packages among them at a second look: its report has two versions. */
export async function surveyedAnew(surveyor: Actor, dpoId: number): Promise<void> {
  const { id, version, inspectedOn, place, lines, photos } = await surveyed(surveyor, dpoId, 'passed');
  const found = lines.map((line) => (line.point === 'packing' ? { ...line, result: 'fail', remark: 'Behind the first row every third package is broken open.' } : line));
  await editReport(surveyor, id, editReportBody.parse({
    inspectedOn, place, lines: found, version, verdict: 'failed', kept: photos.slice(0, 1).map((shown) => shown.id), photos: [await photo(surveyor, 'stack-behind.jpg', `DPO-${dpoId}  stack, behind`, true)],
    remarks: 'The stack was moved for a second look. The broken packages have to be changed and their contents counted before loading.',
  }));
}

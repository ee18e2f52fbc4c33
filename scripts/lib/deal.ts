import { makePdf } from '../../src/modules/upload/pdf.factory.ts';
import { Explained } from './report.mjs';
import accounts from '../../prisma/seed/demo-accounts.json' with { type: 'json' };

/** Keys of the demo accounts that take part: every one of the twelve roles. */
const PEOPLE = ['seller', 'buyer', 'captain', 'admin', 'hr', 'accountant', 'arbitrator', 'surveyor', 'insurance', 'transporter', 'logistics', 'cha'] as const;
type Person = (typeof PEOPLE)[number];

/** Somebody who makes calls of the API with a bearer token. */
type Caller = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>;
type Cast = Readonly<Record<Person, Caller>> & { readonly fileOf: (person: Person, name: string) => Promise<string> };

interface Numbered { readonly id: number }
interface Work extends Numbered { readonly kind: string }
interface Payment extends Numbered { readonly orderId: number }

/** What the accounts of each kind have in a currency, and their sum, which has to be zero. */
export interface Book { readonly currency: string; readonly bank: number; readonly escrow: number; readonly wallet: number; readonly fees: number; readonly sum: number }

async function answered(response: Response, what: string): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Explained(`${what} answers ${response.status}: ${text.slice(0, 300)}`);
  return text === '' ? null : JSON.parse(text);
}

/** Signs the twelve in at a running server. */
async function gather(url: string): Promise<Cast> {
  const tokens = new Map<Person, string>();
  for (const person of PEOPLE) {
    const account = accounts.find(({ key }) => key === person);
    if (!account) throw new Explained(`There is no demo account ${person}`);
    const body = JSON.stringify({ vendorCode: account.email, password: account.password });
    const login = await answered(await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }), `Signing in as ${person}`);
    tokens.set(person, (login as { token: string }).token);
  }
  const authorization = (person: Person) => ({ authorization: `Bearer ${tokens.get(person) ?? ''}` });
  const callerOf = (person: Person): Caller => async <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    (await answered(await fetch(`${url}${path}`, {
      method, headers: { ...authorization(person), 'content-type': 'application/json' }, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }), `${person}: ${method} ${path}`)) as T;
  const fileOf = async (person: Person, name: string) => {
    const file = new Blob([new Uint8Array(makePdf(name))], { type: 'application/pdf' });
    const announced = (await answered(await fetch(`${url}/api/uploadthing?actionType=upload&slug=document`, {
      method: 'POST', headers: { ...authorization(person), 'content-type': 'application/json' },
      body: JSON.stringify({ files: [{ name, type: file.type, size: file.size, lastModified: 1 }], input: { ticket: null } }),
    }), `${person} announces ${name}`)) as { url: string; key: string }[];
    const [address] = announced;
    if (!address) throw new Explained(`${name} got no address`);
    const form = new FormData();
    form.append('file', file, name);
    const kept = (await answered(await fetch(new URL(address.url, url), { method: 'PUT', body: form }), `${person} sends ${name}`)) as { serverData?: { key?: string } };
    return kept.serverData?.key ?? address.key;
  };
  return { ...(Object.fromEntries(PEOPLE.map((person) => [person, callerOf(person)])) as Record<Person, Caller>), fileOf };
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Today as a party's own calendar has it. */
async function todayOf(caller: Caller): Promise<string> {
  const { time_zone: timeZone } = await caller<{ time_zone: string }>('GET', '/api/account/settings');
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
}


/** A product of the seller's that is in the shop: what is traded. */
async function productOf({ seller }: Cast): Promise<number> {
  const products = await seller<(Numbered & { status: string })[]>('GET', '/api/seller/products');
  const found = products.find(({ status }) => status === 'approved');
  if (!found) throw new Explained('The seller has no approved product');
  return found.id;
}

/** From the request to an order in process whose money is held, surveyed, insured and cleared. */
async function prepare(cast: Cast, name: string, tell: (line: string) => void): Promise<number> {
  const { buyer, seller, captain, surveyor, insurance, cha, accountant } = cast;
  const productId = await productOf(cast);
  const { rfq } = await buyer<{ rfq: Numbered }>('POST', '/api/buyer/rfqs', { product_id: productId, title: name, description: 'Food grade; moisture at most 12.5 %', quantity: 4000, response_deadline: day(20), budget_range_min: null, budget_range_max: null, currency_id: 1 });
  await seller('POST', `/api/seller/rfqs/${rfq.id}/offers`, { unitPrice: '2.40', minQuantity: 1000, leadTimeDays: 21, validUntil: day(30), paymentTerms: 'FOB', message: '' });
  const { dpq } = await captain<{ dpq: Numbered }>('POST', `/api/captain/rfqs/${rfq.id}/accept`, { finalPrice: 2.45, message: '', specifications: 'Mesh 11 x 12\nOil content max. 3 %', deliveryPortId: null, deliveryDate: day(60), paymentTerms: 'FOB' });
  await buyer('POST', `/api/buyer/dpqs/${dpq.id}/accept`);
  const { dpo } = await captain<{ dpo: Numbered }>('POST', `/api/captain/dpqs/${dpq.id}/convert-to-dpo`);
  tell(`RFQ ${rfq.id} becomes DPQ ${dpq.id}, accepted by the buyer, and order ${dpo.id}`);
  const work = async (kind: string) => (await captain<Work[]>('GET', `/api/dpos/${dpo.id}/work`)).find((one) => one.kind === kind)?.id ?? 0;

  const survey = await work('survey');
  await surveyor('POST', `/api/surveyor/requests/${survey}/accept`);
  const { lines } = await surveyor<{ lines: object[] }>('GET', `/api/surveyor/requests/${survey}/checklist`);
  await surveyor('POST', `/api/surveyor/requests/${survey}/report`, { inspectedOn: await todayOf(surveyor), place: 'Warehouse 7', verdict: 'passed', remarks: '', photos: [], lines: lines.map((line) => ({ ...line, result: 'pass', remark: '' })) });
  await captain('POST', `/api/captain/dpos/${dpo.id}/confirm`);
  tell('surveyor passes the goods, captain confirms');

  const policy = await work('insurance');
  await insurance('POST', `/api/insurance/policies/${policy}/accept`);
  await insurance('POST', `/api/insurance/policies/${policy}/policy`, { number: `POL-${dpo.id}`, issuer: 'Harbour Mutual', issuedOn: await todayOf(insurance), validUntil: day(120), insured: '10780.00', clauses: 'A', note: '', key: await cast.fileOf('insurance', 'policy.pdf') });
  const customs = await work('customs');
  await cha('POST', `/api/cha/requests/${customs}/accept`);
  await cha('POST', `/api/cha/orders/${customs}/fees`, { amount: '85.00', note: 'Export declaration.' });
  const [fee] = await captain<(Numbered & { version: number })[]>('GET', `/api/captain/dpos/${dpo.id}/fees`);
  if (!fee) throw new Explained('The proposed fee is not there');
  await captain('POST', `/api/captain/fees/${fee.id}/accept`, { version: fee.version });
  await cha('POST', `/api/cha/orders/${customs}/filing`, { number: `26IN-${dpo.id}`, issuer: 'Nhava Sheva', issuedOn: await todayOf(cha), note: '', key: null });
  tell('insurance issues the policy, customs agent agrees a fee and files');

  const payments = await accountant<Payment[]>('GET', '/api/accountant/payments');
  await accountant('POST', '/api/accountant/payments/process', { paymentId: payments.find(({ orderId }) => orderId === dpo.id)?.id ?? 0 });
  await captain('POST', `/api/captain/dpos/${dpo.id}/process`);
  await seller('POST', `/api/seller/orders/${dpo.id}/goods-ready`, { date: await todayOf(seller), list: { packages: 40, packageKind: 'bales', quantity: 4000, netKg: '960', grossKg: '1000', marks: '' } });
  tell('accountant holds the money in escrow, captain starts the processing, seller has the goods ready');
  return dpo.id;
}

/** By road and by sea to the buyer. */
async function carry(cast: Cast, dpoId: number): Promise<void> {
  const ways = [
    ['transporter', 'transport', ['picked_up', 'in_transit', 'at_port']],
    ['logistics', 'logistics', ['booked', 'gate_in', 'loaded', 'departed', 'arrived', 'customs_cleared', 'delivered']],
  ] as const;
  for (const [person, kind, milestones] of ways) {
    const id = (await cast.captain<Work[]>('GET', `/api/dpos/${dpoId}/work`)).find((one) => one.kind === kind)?.id ?? 0;
    await cast[person]('POST', `/api/${person}/orders/${id}/accept`);
    await cast[person]('POST', `/api/${person}/orders/${id}/start`);
    for (const milestone of milestones) {
      const document = milestone === milestones.at(-1) ? { number: `${kind}-${dpoId}`, issuer: 'Blue Anchor', issuedOn: await todayOf(cast[person]), key: await cast.fileOf(person, `${kind}.pdf`) } : null;
      await cast[person]('POST', `/api/${person}/tracking/${id}/milestones`, { kind: milestone, at: new Date().toISOString(), place: '', note: milestone === 'arrived' ? 'By air: the order is urgent.' : '', document });
    }
  }
}

/**
 * Plays two deals with the twelve demo accounts against a running server, by documented and added calls alone: one that
 * goes well, and one that ends in a split ruling.
 *
 * @param tell is given a line for every stage
 * @returns the sums of the ledger per currency, which have to be zero
 * @throws Explained with the call that was refused, or when the books do not balance
 */
export async function playDeals(url: string, tell: (line: string) => void): Promise<readonly Book[]> {
  const cast = await gather(url);
  const { buyer, seller, captain, admin, hr, accountant, arbitrator } = cast;
  const serial = [...String(Date.now() % 1_000_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

  const well = await prepare(cast, `Jute sacks ${serial} for the replay`, tell);
  await carry(cast, well);
  await buyer('POST', `/api/buyer/orders/${well}/confirm-delivery`);
  await buyer('POST', `/api/buyer/orders/${well}/rating`, { productStars: 5, supplierStars: 4, message: 'As agreed.' });
  tell(`order ${well} is delivered, confirmed and rated; its money is released`);
  const { issue } = await buyer<{ issue: Numbered }>('POST', '/api/issues', { title: 'A question about the release', text: 'Where do I see that the supplier has been paid?' });
  await hr('POST', `/api/hr/issues/${issue.id}/resolve`, { answer: 'In the order: Release is the last of its six steps.' });
  tell('buyer asks for help, HR answers');

  const ill = await prepare(cast, `Jute sacks ${serial} in dispute`, tell);
  const { dispute } = await buyer<{ dispute: Numbered }>('POST', `/api/buyer/orders/${ill}/disputes`, { reason: 'A part of the bales is wet.' });
  const [judge] = await captain<Numbered[]>('GET', '/api/captain/arbitrators');
  if (!judge) throw new Explained('There is no arbitrator');
  await captain('POST', `/api/captain/disputes/${dispute.id}/assign`, { arbitratorId: judge.id });
  await seller('POST', `/api/disputes/${dispute.id}/evidence`, { title: 'Loading survey', key: await cast.fileOf('seller', 'loading-survey.pdf') });
  await seller('POST', `/api/disputes/${dispute.id}/messages`, { text: 'They were dry when they left.', keys: [] });
  const held = 4000 * 2.45 + 85;
  await arbitrator('POST', `/api/arbitrator/cases/${dispute.id}/ruling`, { outcome: 'split', buyerAmount: '2885.00', sellerAmount: (held - 2885).toFixed(2), reason: 'A third of the goods is wet.' });
  await accountant('POST', `/api/accountant/disputes/${dispute.id}/approve`);
  tell(`order ${ill} is divided by a ruling that the accountant approves`);

  const wallets = await accountant<{ vendorCode: string; currency: string; balance: number; bank: string }[]>('GET', '/api/accountant/wallets');
  const payable = wallets.find(({ bank, balance, currency }) => bank === 'ready' && balance >= 100 && currency === 'USD');
  if (!payable) throw new Explained('Nobody has a wallet of 100 US dollars and bank details that may be used');
  await accountant('POST', '/api/accountant/payouts', { party: payable.vendorCode, currency: payable.currency, amount: '100.00', reference: `REPLAY-${serial}` });
  tell(`100 US dollars are paid out to ${payable.vendorCode}`);
  const { verified, firstBroken } = await admin<{ verified: number; firstBroken: number | null }>('GET', '/api/admin/logs/verification');
  if (firstBroken !== null) throw new Explained(`Entry ${firstBroken} of the audit log does not follow from the one before it`);
  tell(`admin proves the audit log: ${verified} entries follow from one another`);
  const books = await accountant<{ currencies: Book[] }>('GET', '/api/accountant/ledger');
  const unbalanced = books.currencies.filter(({ sum }) => sum !== 0);
  if (unbalanced.length > 0) throw new Explained(`The books do not balance: ${JSON.stringify(unbalanced)}`);
  return books.currencies;
}

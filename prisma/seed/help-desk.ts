import { addFavourite } from '../../src/modules/catalogue/favourite.commands.ts';
import { saveSearch } from '../../src/modules/catalogue/saved-search.commands.ts';
import { savedSearchBody } from '../../src/modules/catalogue/saved-search.schema.ts';
import { markContactForm, submitContactForm } from '../../src/modules/contact/contact-form.commands.ts';
import { approveContactRequest, askForContact, rejectContactRequest } from '../../src/modules/contact/contact-request.commands.ts';
import { contactFormBody } from '../../src/modules/contact/contact.schema.ts';
import { openIssue, resolveIssue } from '../../src/modules/help/help.commands.ts';
import { addDeliveryAddress, saveProfile } from '../../src/modules/profile/profile.commands.ts';
import { deliveryAddressBody, profileBody } from '../../src/modules/profile/profile.schema.ts';
import { db } from '../../src/server/db.ts';
import { actorOf } from './actors.ts';

/** What the buyer wants to hear of. */
const SEARCHES = [
  { name: 'Rice, FOB', query: 'search=rice&priceType=FOB' },
  { name: 'Checked suppliers in US dollars', query: 'currency=USD&verified=yes' },
] as const;

/** What visitors wrote, and whether HR has read it. */
const FORMS = [
  { name: 'Karin Lindqvist', phone: '+46 8 555 0142', email: 'karin@nordhamn.example', subject: 'buyer', message: 'We import spices through Gothenburg, about six containers a year. How long does it take from a request to the first draft quotation?', isReviewed: false },
  { name: 'Omar Haddad', phone: '', email: 'omar.haddad@levantfoods.example', subject: 'supplier', message: 'Which papers do you need from a supplier in Jordan? We hold ISO 22000 and HACCP certificates and would like to list dates and olive oil.\n\nPlease also tell us whether certificates in Arabic are accepted, or whether a sworn translation is needed.', isReviewed: false },
  { name: '李 伟', phone: '+86 21 5550 0188', email: 'li.wei@portside.example', subject: 'partnerships', message: '我们在宁波提供仓储服务，希望与贵平台合作。', isReviewed: false },
  { name: 'Priya Raman', phone: '', email: 'priya@ramanlaw.example', subject: 'general', message: 'Where can I read your terms for arbitration?', isReviewed: true },
  { name: 'Jonas Weber', phone: '+49 421 555 0110', email: 'jonas.weber@weserlogistik.example', subject: 'buyer', message: 'Is the escrow also available in euro?', isReviewed: true },
] as const;

/** Of the demo companies, as their profiles and their approved papers name them. */
export const TAX_IDS: Readonly<Record<string, string>> = { seller: '27AAACS5501A1Z4', seller2: '36AAACD5502B1Z8', buyer: 'DE811555013', buyer2: '100555017700003' };

const PROFILES = [
  ['seller', { phone: '+91 22 5550 0121', address: 'Plot 18, APMC Market, Vashi, Navi Mumbai', zip_code: '400703' }],
  ['seller2', { phone: '+91 40 5550 0164', address: 'Survey 44, IDA Patancheru, Hyderabad', zip_code: '502319' }],
  ['buyer', { phone: '+49 40 555 0133', address: 'Am Sandtorkai 12, Hamburg', zip_code: '20457' }],
  ['buyer2', { phone: '+971 4 555 0177', address: 'Warehouse 9, Al Quoz 3, Dubai', zip_code: '00000' }],
] as const;

const ADDRESSES = [
  { label: 'Warehouse 2', recipient: 'Gate office', address: 'Köhlbranddeich 30', zip_code: '20457', city: 'Hamburg', country: 'DE' },
  { label: 'Cold store', recipient: 'Jan de Vries', address: 'Vondelingenweg 601', zip_code: '3196 KK', city: 'Rotterdam', country: 'NL' },
];

/** Fills HR's lists beside the papers and the users: contact requests, contact forms and issues in every state, made by the commands. */
export async function seedHelpDesk(accounts: ReadonlyMap<string, number>): Promise<void> {
  const hr = await actorOf(accounts.get('hr'), 'hr');
  const party = (key: string, role: string) => actorOf(accounts.get(key), role);
  for (const [index, { isReviewed, ...form }] of FORMS.entries()) {
    await submitContactForm(contactFormBody.parse(form), `192.0.2.${index + 1}`);
    const { id } = await db.contactFormSubmission.findFirstOrThrow({ where: { email: form.email }, select: { id: true } });
    if (isReviewed) await markContactForm(hr, id, 'reviewed');
  }
  await seedBuyersThings(await party('buyer', 'buyer'));
  const [buyer, buyer2, seller, seller2, surveyor] = [
    await party('buyer', 'buyer'), await party('buyer2', 'buyer'), await party('seller', 'seller'), await party('seller2', 'seller'), await party('surveyor', 'surveyor'),
  ];
  const shown = await askForContact(buyer, seller.partyId, 'We are about to sign a yearly contract and our quality manager wants to call the plant.');
  await approveContactRequest(hr, shown.id);
  const refused = await askForContact(buyer2, seller.partyId, 'For our newsletter.');
  await rejectContactRequest(hr, refused.id, 'Contact details are given out for a trade only.');
  await askForContact(buyer, seller2.partyId, 'We need drawings of the steel profiles before we can ask for a quotation.');
  await askForContact(surveyor, seller2.partyId, 'To agree on the day of the inspection at the plant.');

  const answered = await openIssue(buyer, { title: 'Where do I see the bill of lading?', text: 'My order is in process. Where will the papers appear?' });
  await resolveIssue(hr, answered.id, 'They appear with the order once the transporter has uploaded them; you are notified.');
  await openIssue(seller, { title: 'Price in rupees', text: 'Can I list a product in INR and be paid in USD?' });
  await openIssue(surveyor, { title: 'تعذّر تحميل تقرير', text: 'لا يقبل النظام ملف التقرير، حجمه 4 ميغابايت.' });
}

/** Addresses and tax numbers of the demo parties: before they trade, since an invoice keeps what it was issued with. */
export async function seedProfiles(accounts: ReadonlyMap<string, number>): Promise<void> {
  for (const [key, said] of PROFILES) {
    const actor = await actorOf(accounts.get(key), key.startsWith('seller') ? 'seller' : 'buyer');
    const { portId } = await db.party.findUniqueOrThrow({ where: { id: actor.partyId }, select: { portId: true } });
    await saveProfile(actor, profileBody.parse({ first_name: actor.firstName, last_name: actor.lastName, company_name: actor.companyName, port_id: portId, tax_id: TAX_IDS[key], ...said }));
  }
}

/** What a buyer keeps: where its goods go, searches, favourites. */
async function seedBuyersThings(buyer: Awaited<ReturnType<typeof actorOf>>): Promise<void> {
  for (const address of ADDRESSES) await addDeliveryAddress(buyer, deliveryAddressBody.parse(address));
  for (const search of SEARCHES) await saveSearch(buyer.partyId, savedSearchBody.parse(search));
  const products = await db.product.findMany({ where: { status: 'approved', isWithheld: false, isVerified: true }, select: { id: true }, orderBy: { id: 'asc' }, take: 3 });
  for (const { id } of products) await addFavourite(buyer.partyId, id);
}

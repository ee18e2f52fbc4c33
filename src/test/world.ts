import { makeParty, makeSignedIn, type MadeParty, type SignedIn } from '@/modules/account/account.factory';
import { keepRates } from '@/modules/listing/listing.factory';
import { makeOrder, type OrderedTrade } from '@/modules/order/order.factory';
import { makePartners, type Partners } from '@/modules/work/work.factory';
import { ROLE_OF_KIND } from '@/modules/work/work.schema';

/** A trade with its people, the desks that decide about accounts, and somebody whose account may be changed without a test noticing. */
export interface World extends OrderedTrade, Partners {
  readonly hr: SignedIn;
  readonly admin: SignedIn;
  readonly accountant: SignedIn;
  readonly arbitrator: SignedIn;
  readonly bystander: MadeParty;
}

/** A world around a trade; an order unless a test wishes another. */
export async function makeWorld(makeTrade: () => Promise<OrderedTrade> = makeOrder): Promise<World> {
  await keepRates();
  const trade = await makeTrade();
  const [hr, admin, accountant] = [await makeSignedIn({ roles: ['hr'] }), await makeSignedIn({ roles: ['admin'] }), await makeSignedIn({ roles: ['accountant'] })];
  const arbitrator = await makeSignedIn({ roles: ['arbitrator'] });
  return { ...trade, ...(await makePartners()), hr, admin, accountant, arbitrator, bystander: await makeParty({ roles: ['seller'] }) };
}

/** Who of a world may make a reading call: the desk that its path names, else the buyer. */
export function readerOf(world: World, name: string): SignedIn {
  const desk = (['captain', 'seller', 'hr', 'admin', 'accountant', 'arbitrator', ...Object.values(ROLE_OF_KIND)] as const).find((role) => name.includes(`/${role}/`));
  return world[desk ?? 'buyer'];
}

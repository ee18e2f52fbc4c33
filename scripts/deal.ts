/**
 * `npm run deal [-- URL]`: plays two deals, from the request to the payout, with the twelve demo accounts against a running
 * server (http://localhost:3000 unless another is named), and prints the ledger.
 */
import { playDeals } from './lib/deal.ts';
import { runMain, say } from './lib/report.mjs';

await runMain(async () => {
  const url = process.argv[2] ?? 'http://localhost:3000';
  const books = await playDeals(url.replace(/\/$/, ''), say);
  for (const { currency, bank, escrow, wallet, fees, sum } of books) say(`${currency}  bank ${bank}  escrow ${escrow}  wallets ${wallet}  fees ${fees}  sum ${sum}`);
});

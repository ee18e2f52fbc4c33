/** Starts what runs beside the requests, once per process and on the Node.js runtime only. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ startBackground }, { expireDpqs }, { pruneKeys }] = await Promise.all([
    import('@/server/background'),
    import('@/modules/quotation/quotation-answer.commands'),
    import('@/server/idempotency'),
  ]);
  startBackground([
    { name: 'expire draft quotations', everySeconds: 60, run: expireDpqs },
    { name: 'prune idempotency keys', everySeconds: 3600, run: pruneKeys },
  ]);
}

/** Starts what runs beside the requests, once per process and on the Node.js runtime only. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startBackground } = await import('@/server/background');
  startBackground();
}

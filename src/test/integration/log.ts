/** Every request logs a line. Tests keep them for looking at (`vi.mocked(log)`), and show only what nobody expected. */
import { vi } from 'vitest';

vi.mock('@/server/log', async (original) => {
  const real = await original<typeof import('@/server/log')>();
  return { log: vi.fn<typeof real.log>((level, event, fields) => (event === 'api.failed' ? real.log(level, event, fields) : undefined)) };
});

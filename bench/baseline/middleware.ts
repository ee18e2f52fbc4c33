/** Asked by no request; here for the same reason as instrumentation.ts. */
export function middleware(): void {}

export const config = { runtime: 'nodejs', matcher: ['/nothing-lies-here'] };

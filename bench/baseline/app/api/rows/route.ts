import type { NextRequest } from 'next/server';
import { rows } from '../../rows';

/** Constant rows as JSON: what a call costs that does nothing. */
export function GET(request: NextRequest): Response {
  return Response.json(rows(Number(request.nextUrl.searchParams.get('count') ?? 8)));
}

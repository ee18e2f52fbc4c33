/** The client's address as server.mjs wrote it from the socket, or the trusted proxy's word; empty when unknown. */
export function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
}

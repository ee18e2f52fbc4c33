import 'server-only';
import { deviceCookieOf } from '@/access/device-cookie';
import { clientAddress } from './client-address';

/** Where a request comes from, as far as a sign-in asks: address, browser, and the cookie of a known device. */
export function signInPlace(request: Request): { address: string; userAgent: string; device: string | null } {
  return { address: clientAddress(request), userAgent: request.headers.get('user-agent') ?? '', device: deviceCookieOf(request) };
}

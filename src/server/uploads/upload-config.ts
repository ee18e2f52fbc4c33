import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/server/env';

/**
 * Files go up through uploadthing. With UPLOADTHING_TOKEN that is the service; without it the same library talks to a
 * provider inside this process (embedded-provider.ts). Only this configuration differs.
 */

/** Whether the embedded provider keeps the files. */
export function isEmbedded(): boolean {
  return env.uploadToken === undefined;
}

/**
 * The embedded provider signs its addresses under a name that exists nowhere, and gives them out without it: they are
 * right under whatever name the browser knows this house, and a request's own Host header decides nothing.
 */
export const INNER_ORIGIN = 'http://uploads.local';
export const INGEST_PATH = '/api/local-ingest';
export const FILES_PATH = '/api/local-files';
export const EMBEDDED_APP = 'local';

/** The embedded provider's API key, derived from the secret: whoever has it may sign. */
export function embeddedApiKey(): string {
  return `sk_local_${createHmac('sha256', env.authSecret).update('embedded uploads').digest('hex')}`;
}

/** What the library is told: the service's account, or the embedded provider's addresses. */
export function uploadConfig() {
  const common = { logLevel: 'Warning' } as const;
  if (env.uploadToken !== undefined) return { ...common, token: env.uploadToken, callbackUrl: `${env.appUrl}/api/uploadthing` };
  const token = { apiKey: embeddedApiKey(), appId: EMBEDDED_APP, regions: ['local'] };
  return {
    ...common,
    token: Buffer.from(JSON.stringify(token)).toString('base64'),
    isDev: false,
    handleDaemonPromise: 'await',
    ingestUrl: `${INNER_ORIGIN}${INGEST_PATH}`,
    apiUrl: `${INNER_ORIGIN}/api/local-api`,
    callbackUrl: `${INNER_ORIGIN}/api/uploadthing`,
    ufsHost: `${new URL(INNER_ORIGIN).host}${FILES_PATH}`,
    ufsAppIdLocation: 'path',
  } as const;
}

/** An address of the embedded provider as a browser may use it; the service's own stay as they are. */
export function outerAddress(address: string): string {
  return address.startsWith(`${INNER_ORIGIN}/`) ? address.slice(INNER_ORIGIN.length) : address;
}

import { ApiError } from '@/http/client';

/** Whether the server was never reached, so that there is no sentence of its own to show. */
export function isNetworkFailure(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'network';
}

/** Whether a refusal says that what the screen shows is no longer so. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}

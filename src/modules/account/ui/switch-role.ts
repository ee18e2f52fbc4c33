import { dashboardPath } from '@/access/pages';
import type { RoleSlug } from '@/access/roles';
import { readStoredSession, storeSession } from '@/access/stored-session';
import { api, ApiError } from '@/http/client';
import { localizedPath, type Locale } from '@/i18n/locales';

/**
 * Acts in another role from now on, and goes to its dashboard by a new document. A role that is not granted stays
 * inactive, and the guard of its dashboard says so.
 *
 * @throws ApiError when the role could not be switched for another reason
 */
export async function switchRole(role: RoleSlug, locale: Locale): Promise<void> {
  try {
    const { token } = await api('POST /api/auth/switch-role', { body: { role } });
    const stored = readStoredSession();
    if (stored) storeSession({ user: { ...stored.user, role }, token });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'role_not_granted')) throw error;
  }
  window.location.assign(localizedPath(locale, dashboardPath(role)));
}

import 'server-only';
import { createHash } from 'node:crypto';

/** A house has some hundreds of statements; whatever makes more must not fill the connections' memory. */
const LIMIT = 500;

const names = new Map<string, string>();

/**
 * The name under which a connection keeps a statement prepared, so that PostgreSQL reads its text once and not each
 * time. Made from the text, since two statements of one name would be refused. Empty, which means "not kept", past the limit.
 */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined || names.size >= LIMIT) return known ?? '';
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

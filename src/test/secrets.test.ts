import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Made or downloaded here, and kept by nobody. */
const NOT_OURS = ['node_modules', '.git', '.next', '.data'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;
/** An address of a database, or of any service, with a password in it. */
const WITH_PASSWORD = /\b(?:postgres(?:ql)?|smtps?|https?|redis):\/\/[^\s/:@'"`${}<>]+:[^\s/@'"`${}<>]+@/;
/** Keys as their issuers write them. */
const ISSUED = /\b(?:sk-[A-Za-z0-9]{32,}|ghp_[A-Za-z0-9]{36}|AKIA[A-Z0-9]{16}|xox[abp]-[A-Za-z0-9-]{20,})\b/;
/** Tests of what happens to such an address. */
const IN_TESTS = /\.(?:test|spec|factory)\.tsx?$|^src\/test\//;

it('no file of the repository holds a private key, an issued key or an address with a password', () => {
  const found = filesBelow('.').filter((path) => {
    if (IN_TESTS.test(path)) return false;
    const content = readFileSync(path, 'latin1');
    return PRIVATE_KEY.test(content) || ISSUED.test(content) || WITH_PASSWORD.test(content);
  });
  expect(found).toEqual([]);
});

it('sees what it looks for', () => {
  expect(['-----BEGIN RSA PRIVATE KEY-----', '-----BEGIN PRIVATE KEY-----'].every((text) => PRIVATE_KEY.test(text))).toBe(true);
  expect(WITH_PASSWORD.test('DATABASE_URL=postgresql://app:pw@db.test:5432/marsa')).toBe(true);
  expect(WITH_PASSWORD.test('http://localhost:3000/@x')).toBe(false);
  expect(ISSUED.test(`sk-${'a'.repeat(40)}`)).toBe(true);
});

it.runIf(existsSync('.next/static'))('what a browser is sent names no setting of the server, and holds nothing of it', () => {
  const found = filesBelow('.next/static').filter((path) => /\b(?:NEXTAUTH_SECRET|DATABASE_URL|SMTP_URL|UPLOADTHING_TOKEN|ASSISTANT_API_KEY)\b|postgresql:\/\//.test(readFileSync(path, 'latin1')));
  expect(found).toEqual([]);
});

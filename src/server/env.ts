import 'server-only';
import { resolve } from 'node:path';
import { z } from 'zod';
import { mediaOrigins } from './media-origins.mjs';
import { secretProblem } from '../../scripts/lib/secret-rules.mjs';

/**
 * The one place in src/ that reads process.env. A wrong or missing setting stops the process when it starts, with
 * every problem in one message, and not at the first request that happens to need it.
 *
 * `npm start` fills in what it makes itself (the embedded database's address, secrets); .env.example lists all.
 */

/** `next build` runs without a database and without secrets: it renders nothing that needs them. */
const isBuild = process.env['NEXT_PHASE'] === 'phase-production-build';
const BUILD_ONLY = {
  DATABASE_URL: 'postgresql://127.0.0.1:1/there-is-no-database-while-building',
  NEXTAUTH_SECRET: 'only-for-the-build-and-never-seen-by-a-request',
};

const flag = z.string().transform((value) => value === '1' || value === 'true');
const number = (least: number, most: number) => z.coerce.number('is no number').int().min(least).max(most);

/** Only over TLS; a test's own provider on this machine excepted. */
const provider = z.url({ protocol: /^https?$/, error: 'is no address' }).refine((url) => /^https:|^http:\/\/127\.0\.0\.1[:/]/.test(url), 'has to begin with https:');

const schema = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: number(0, 65_535).default(3000),
    DATABASE_URL: z.url({ error: ({ input }) => (input === undefined ? 'is not set' : 'is no address') }),
    NEXTAUTH_SECRET: z.unknown().transform((value, context) => {
      const secret = typeof value === 'string' ? value : '';
      const problem = secretProblem(secret);
      if (problem) context.addIssue({ code: 'custom', message: problem });
      return secret;
    }),
    APP_URL: z.url('is no address').optional(),
    NEXTAUTH_URL: z.url('is no address').optional(),
    DEMO: flag.default(false),
    SMTP_URL: z.url('is no address').optional(),
    MAIL_FROM: z.string().default('Marsa Mart <no-reply@marsamart.test>'),
    FIRST_ADMIN_EMAIL: z.email('is no e-mail address').optional(),
    TRUST_PROXY: number(0, 10).default(0),
    UPLOADTHING_TOKEN: z.string().optional(),
    ASSISTANT_API_KEY: z.string().optional(),
    ASSISTANT_MODEL: z.string().default('gpt-4o-mini'),
    ASSISTANT_API_URL: z.url('is no address').optional(),
    MUSIC_SEARCH_URL: provider.optional(),
    MUSIC_FALLBACK_URL: provider.optional(),
    MUSIC_MEDIA_ORIGINS: z.string().default('').transform((list) => mediaOrigins(list)),
    RFQS_PER_HOUR: number(1, 1_000_000).optional(),
    UPLOAD_DIR: z.string().default('.data/uploads'),
  })
  .transform((raw) => {
    const appUrl = new URL(raw.APP_URL ?? raw.NEXTAUTH_URL ?? `http://localhost:${raw.PORT}`).origin;
    return Object.freeze({
      /** PostgreSQL: the embedded one's address, or the operator's. */
      databaseUrl: raw.DATABASE_URL,
      /** Sessions are signed with it, and other keys are derived from it. */
      authSecret: raw.NEXTAUTH_SECRET,
      /** Where the outside world finds us, without a slash at the end: for links in mails and for the Origin check. */
      appUrl,
      /** Decides about `__Host-` cookies and HSTS. */
      isHttps: appUrl.startsWith('https:'),
      /** The demo accounts exist: always with the embedded database, elsewhere only where somebody asked for them. */
      demo: raw.DEMO,
      /** How many proxies stand before us; server.mjs has put the caller's address into X-Forwarded-For accordingly. */
      trustProxy: raw.TRUST_PROXY,
      isProduction: raw.NODE_ENV === 'production',
      isTest: raw.NODE_ENV === 'test',
      /** Where mails are handed over; without it they stay in the development mailbox. */
      smtpUrl: raw.SMTP_URL,
      /** Who mails come from. */
      mailFrom: raw.MAIL_FROM,
      /** Who is invited as admin while the house has none. */
      firstAdminEmail: raw.FIRST_ADMIN_EMAIL,
      /** The account at uploadthing; without it the embedded provider keeps the files. */
      uploadToken: raw.UPLOADTHING_TOKEN,
      /** The key of a language model that words the assistant's answers; without it they are the site's own words. */
      assistantKey: raw.ASSISTANT_API_KEY,
      assistantModel: raw.ASSISTANT_MODEL,
      /** Another service that speaks the same protocol. */
      assistantUrl: raw.ASSISTANT_API_URL,
      /** Where music is searched first, and where when that finds nothing; without both our own tracks are searched. */
      musicSearchUrl: raw.MUSIC_SEARCH_URL,
      musicFallbackUrl: raw.MUSIC_FALLBACK_URL,
      /** Where found tracks may be played and their covers shown from. */
      musicMediaOrigins: raw.MUSIC_MEDIA_ORIGINS,
      /** RFQs of one buyer within an hour, where the operator wants another limit than the settings'. */
      rfqsPerHour: raw.RFQS_PER_HOUR,
      /** Where the embedded provider keeps the files. */
      uploadDir: resolve(/*turbopackIgnore: true*/ raw.UPLOAD_DIR),
    });
  });

export type Env = z.output<typeof schema>;

/** Reads and checks the settings. Exported for its tests; everything else uses `env`. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // A variable that is set to nothing counts as not set: `FOO= npm start` is how people take one away.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new Error(`The settings are not complete:\n${problems.join('\n')}`);
}

export const env = readEnv(isBuild ? { ...process.env, ...BUILD_ONLY } : process.env);

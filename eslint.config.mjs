import { readdirSync } from 'node:fs';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/**
 * The borders of the house (README, "The house"), as errors that say what to do instead.
 * A rule is switched off on a single line only, with the reason beside it.
 */

const MODULES = readdirSync('src/modules', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.factory.ts', 'src/test/**'];

const border = (target, from, message, except) => ({ target, from, message, ...(except && { except }) });

/** Which files of a module other modules may import, among them a field of a form, columns that several tables share and a panel that stands in another's sheet; tests make their worlds with every module's factories as well. */
const OPEN = '*.schema|*.queries|*.commands|*.columns|*-field|*-panel';
const bordersWith = (open) => [
  border('./src', './app', 'Nobody imports a route. Move what you need into src/.'),
  border('./src/ui', './src/!(ui)/**/*', 'src/ui knows no marketplace: pass texts and data in as props.'),
  border('./src/machine', './src/!(machine)/**/*', 'The machine helper stands alone: give it data.'),
  border('./src/modules', './src/dashboards', 'A dashboard shows modules, not the other way round.'),
  ...MODULES.map((name) => border(
    `./src/modules/${name}`, `./src/modules/!(${name})/**/!(${open}).{ts,tsx}`,
    `From another module only its *.schema, *.queries, *.commands, *.columns, *-field or *-panel may be imported by ${name}.`,
  )),
];

const DATABASE = {
  patterns: [{ regex: '^@/server/(db|generated|prepared)', message: 'The database is read in *.queries and written in *.commands.' }],
};

const SYNTAX = [
  { selector: "MemberExpression[object.name='process'][property.name='env']", message: 'Settings are read in src/server/env.ts alone: import { env }.' },
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'React shows text; HTML from data is how scripts get in. Parts that are the same on every page: KeptMarkup (src/ui/kept-markup.tsx).' },
  { selector: 'MemberExpression[property.name=/^\\$(query|execute)RawUnsafe$/]', message: 'Use the tagged $queryRaw`…`: it keeps values out of the SQL.' },
  {
    selector: "JSXAttribute[name.name='className'] Literal[value=/(^|\\s)(\\S*:)?-?(ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|text-left|text-right)(-|\\s|$)/]",
    message: 'Arabic reads from right to left: use ms- me- ps- pe- start- end- border-s border-e rounded-s rounded-e text-start text-end.',
  },
  { selector: "CallExpression[callee.name=/^(alert|confirm|prompt)$/], CallExpression[callee.object.name='window'][callee.property.name=/^(alert|confirm|prompt)$/]", message: 'Say it through notify (src/ui/notify.tsx).' },
];

/** The rules by which React's compiler reads a whole file, a fifth of lint's time. */
const COMPILER_RULES = nextVitals.flatMap(({ plugins }) => Object.keys(plugins?.['react-hooks']?.rules ?? {})).filter((rule) => !['rules-of-hooks', 'exhaustive-deps'].includes(rule)).map((rule) => `react-hooks/${rule}`);

/** @type {import('eslint').Linter.Config[]} */
const config = [
  { ignores: ['node_modules/**', '.next/**', '.data/**', 'src/server/generated/**', 'public/**', 'next-env.d.ts'] },
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...SYNTAX],
      'import/no-restricted-paths': ['error', { zones: bordersWith(OPEN) }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-globals': ['error', { name: 'event', message: 'Name the handler’s parameter.' }],
    },
    settings: { 'import/ignore': ['node_modules', 'src/server/generated'], 'import/resolver': { typescript: true, node: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    // No component and no hook of ours lives here.
    files: ['**/*.ts', '**/*.mjs'],
    ignores: ['**/ui/**', '**/use-*.ts', 'src/dashboards/**', 'src/table/**', 'src/widgets/**'],
    rules: Object.fromEntries(COMPILER_RULES.map((rule) => [rule, 'off'])),
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'app/**/*.ts', 'app/**/*.tsx', 'middleware.ts', 'instrumentation.ts'],
    ignores: TESTS,
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: TESTS,
    rules: { 'import/no-restricted-paths': ['error', { zones: bordersWith(`${OPEN}|*.factory`) }] },
  },
  {
    // Every visible sentence stands in messages/.
    files: ['app/**/*.tsx', 'src/**/*.tsx'],
    ignores: TESTS,
    rules: { 'react/jsx-no-literals': ['error', { noStrings: false, ignoreProps: true, allowedStrings: ['·', '/', '–', '—', '→', '…', ':', ',', '×', '404', '*', '+', '%'] }] },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'app/**/*.ts', 'app/**/*.tsx', 'middleware.ts'],
    ignores: ['src/server/**', '**/*.queries.ts', '**/*.commands.ts', ...TESTS],
    rules: { 'no-restricted-imports': ['error', DATABASE] },
  },
  {
    files: ['src/server/env.ts', 'src/server/security-headers.mjs', 'scripts/**', 'server.mjs', 'instrumentation.ts', 'prisma.config.ts', 'prisma/**', '*.config.*', 'bench/**', ...TESTS],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX.slice(1)] },
  },
  {
    // The one place that writes markup, with its half in the browser; only src/server/kept-markup.ts makes any.
    files: ['src/ui/kept-markup.tsx', 'src/ui/standing-markup.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX.filter(({ selector }) => !selector.includes('dangerouslySetInnerHTML'))] },
  },
  {
    files: TESTS,
    ignores: ['src/test/effort.ts', 'src/test/integration/**'],
    rules: { 'no-restricted-syntax': ['error', { ...SYNTAX[0], message: 'How hard tests work is known to src/test/effort.ts alone: import from it. A test sets what it needs with vi.stubEnv.' }, ...SYNTAX.slice(1)] },
  },
];

export default config;

/**
 * No module waits for itself. Asked here and not by a rule of ESLint, which needs a minute and a half for it where this needs
 * ten seconds. An import of types alone is gone at run time and makes no cycle.
 */
const config = {
  forbidden: [{ name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '^[.](next|data)', '^public'] },
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6'],
  },
};

export default config;

/**
 * Runs in the browser before anything of the page does. zod would otherwise probe, when the first schema is made, whether it
 * may compile code; the security policy of guarded pages forbids that and reports the try as a violation. Set here and not
 * by `z.config`, so that pages without a form do not load zod for it: zod reads its settings from this very place.
 */
const shared = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
shared.__zod_globalConfig = { ...shared.__zod_globalConfig, jitless: true };

export {};

import { enableCompileCache, type ResolveFnOutput, registerHooks } from "node:module";
import { join } from "node:path";

const cacheFolder = join(import.meta.dirname, "../../../../../node_modules/.cache/server");

/**
 * Node reads a package's package.json anew for each module that it resolves in it. Drizzle's has 179 kB and is met 440 times, which
 * takes 0.4 s of every start: what it names is resolved once, and its modules name each other by their files.
 */
function resolveDrizzleOnce(): void {
  const known = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, resolve) {
      const { parentURL = "", conditions } = context;
      if (!conditions.includes("import")) return resolve(specifier, context);
      if (specifier.startsWith(".") && parentURL.includes("/node_modules/drizzle-orm/"))
        return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
      if (!/^drizzle-orm(\/|$)/.test(specifier)) return resolve(specifier, context);
      const resolved = known.get(specifier) ?? { ...resolve(specifier, context), shortCircuit: true };
      known.set(specifier, resolved);
      return resolved;
    },
  });
}

/** Makes what is imported from now on load in less time. What was compiled, and stripped of its types, is retained for the next start. */
export function loadQuickly(): void {
  enableCompileCache(cacheFolder);
  resolveDrizzleOnce();
}

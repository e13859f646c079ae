import type { Plugin } from "vite";

/**
 * Has zod in the browser compile no schema by `new Function`: the content policy forbids it, and asking whether it may is reported
 * as a violation at every form. Whether a schema is compiled is settled when it is made, so zod's own module declares it.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "zod-without-eval",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler: (code) => ({ code: `${code}\nconfig({ jitless: true });\n`, map: null }),
    },
  };
}

import { run } from "../run.ts";

await run(process.env, {
  demo: {
    accounts: [{ label: "Demandeuse", email: "lea@exemple.fr", password: "x" }],
    fill: async () => undefined,
  },
});

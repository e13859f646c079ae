import { run } from "../run.ts";

await run(process.env, {
  demo: {
    accounts: [{ label: "Demandeuse", email: "lea@exemple.fr", password: "x" }],
    emails: ["lea@exemple.fr"],
    people: [],
    fill: async () => undefined,
    settle: async () => {
      process.stderr.write("settling\n");
    },
  },
});

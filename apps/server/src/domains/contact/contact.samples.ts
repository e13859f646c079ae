import type { contactContract } from "@jobami/api/contact/contract";
import { type Samples, visitor } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof contactContract> = {
  send: visitor({
    body: {
      name: "Léa Martin",
      email: "lea@exemple.fr",
      subject: "Une question sur une mission",
      message: "Bonjour, comment modifier le lieu d’une mission déjà publiée\u202f?",
    },
  }),
};

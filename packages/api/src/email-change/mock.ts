import { defineMock } from "../mock/define-mock.ts";
import { emailChangeContract } from "./contract.ts";
import { emailChangeLink, pendingEmailChange } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const emailChangeMock = defineMock(emailChangeContract, {
  standing: { success: true, data: null, refused: null },
  ask: {
    success: true,
    message: "Un lien vient de partir vers vos deux adresses.",
    data: pendingEmailChange,
  },
  resume: { success: true, message: "Nous venons de vous écrire." },
  cancel: { success: true, message: "Votre adresse reste la même." },
  look: { success: true, data: emailChangeLink },
  confirm: { success: true, message: "C’est confirmé de ce côté.", isChanged: false },
  refuse: { success: true, message: "Votre adresse reste la même." },
});

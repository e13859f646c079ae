import { defineMock } from "../mock/define-mock.ts";
import { accountContract } from "./contract.ts";
import { deletionLink, standingActive, standingAsked } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const accountMock = defineMock(accountContract, {
  standing: { success: true, data: standingActive },
  exportData: { success: true, exportedAt: "2026-11-20T10:00:00.000Z", data: { users: [{ prenom: "Léa" }] } },
  pause: { success: true, message: "Votre compte est en pause." },
  askDeletion: { success: true, message: "Un e-mail vient de vous être envoyé.", data: standingAsked },
  cancelDeletion: { success: true, message: "Votre compte est gardé.", data: standingActive },
  lookAtDeletion: { success: true, data: deletionLink },
  confirmDeletion: { success: true, message: "", data: { ...deletionLink, isConfirmed: true } },
  finishDeletion: { success: true, message: "Votre compte est supprimé." },
});

import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { verificationContract } from "./contract.ts";
import {
  identityAccepted,
  nothingProved,
  partlyProved,
  qualificationWaiting,
  reviewedPerson,
  waitingPeople,
} from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const verificationMock = defineMock(verificationContract, {
  own: { success: true, data: partlyProved },
  submit: { success: true, data: partlyProved },
  withdraw: { success: true, data: nothingProved },
  setCompany: { success: true, data: partlyProved },
  removeCompany: { success: true, data: nothingProved },
  queue: { success: true, data: [...waitingPeople], pagination: onlyPage(waitingPeople.length) },
  person: {
    success: true,
    person: reviewedPerson,
    data: partlyProved,
    next: waitingPeople[1]?.id ?? null,
  },
  take: { success: true },
  decide: { success: true, data: { ...qualificationWaiting, status: "accepted" } },
  revoke: {
    success: true,
    data: { ...identityAccepted, status: "revoked", reason: "La photo n’est pas celle de la personne." },
  },
});

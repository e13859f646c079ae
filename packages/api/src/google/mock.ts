import { requester } from "../auth/fixtures.ts";
import { defineMock } from "../mock/define-mock.ts";
import { googleContract } from "./contract.ts";

const signedIn = {
  success: true as const,
  message: "Vous êtes connecté.",
  toastType: "success" as const,
  user: requester,
  previousLogin: null,
  requiresTwoFactor: false,
};

/** What the domain answers in stories and tests. */
export const googleMock = defineMock(googleContract, {
  start: { success: true, redirectTo: "/google" },
  callback: { success: true, redirectTo: "/google" },
  prove: { success: true, redirectTo: "/dashboard/profil/securite" },
  arrival: {
    success: true,
    step: "register",
    email: requester.email,
    prenom: requester.prenom,
    nom: requester.nom,
    cameFrom: null,
  },
  signIn: signedIn,
  link: signedIn,
  register: signedIn,
  state: { success: true, linked: null, hasPassword: true, proof: null },
  unlink: { success: true, message: "Votre compte Google n’est plus relié." },
});

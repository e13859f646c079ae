import { requester } from "../auth/fixtures.ts";
import { defineMock } from "../mock/define-mock.ts";
import { passkeysContract } from "./contract.ts";
import { keyPasskey, phonePasskey } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const passkeysMock = defineMock(passkeysContract, {
  list: { success: true, data: [phonePasskey, keyPasskey] },
  begin: { success: true, options: { challenge: "defi" } },
  add: { success: true, data: phonePasskey, message: "Votre clé d’accès est prête." },
  rename: { success: true, data: { ...phonePasskey, name: "Téléphone" } },
  remove: { success: true, message: "La clé d’accès est retirée." },
  beginSignIn: { success: true, options: { challenge: "defi" } },
  signIn: {
    success: true,
    message: "Vous êtes connecté.",
    toastType: "success",
    requiresTwoFactor: false,
    user: requester,
    previousLogin: null,
  },
});

import { requester } from "../auth/fixtures.ts";
import { defineMock } from "../mock/define-mock.ts";
import { authenticatorContract } from "./contract.ts";
import { appSecret, recoveryCodes } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const authenticatorMock = defineMock(authenticatorContract, {
  state: { success: true, isOn: false, isCodeMailed: false, recoveryCodesLeft: 0, onSince: null },
  begin: {
    success: true,
    secret: appSecret,
    uri: `otpauth://totp/Jobami:lea.martin%40exemple.fr?issuer=Jobami&secret=${appSecret}&algorithm=SHA1&digits=6&period=30`,
    expiresAt: "2026-11-20T10:10:00.000Z",
  },
  confirm: {
    success: true,
    user: { ...requester, two_factor_enabled: true },
    recoveryCodes,
    message: "Votre application protège votre compte.",
  },
  renewRecoveryCodes: { success: true, recoveryCodes, message: "Voici dix nouveaux codes." },
  turnOff: { success: true, user: requester, message: "L’application est retirée." },
});

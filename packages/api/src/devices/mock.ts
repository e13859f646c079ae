import { defineMock } from "../mock/define-mock.ts";
import { devicesContract } from "./contract.ts";
import { phone, thisDevice, unknownDevice } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const devicesMock = defineMock(devicesContract, {
  list: { success: true, data: [thisDevice, phone, unknownDevice] },
  endOne: { success: true, message: "La session est fermée." },
  endOthers: { success: true, message: "2 autres sessions sont fermées.", ended: 2 },
  disown: {
    success: true,
    message: "Cet appareil est déconnecté. Choisissez un nouveau mot de passe.",
    resetToken: "jeton-de-demonstration",
  },
});

import { defineMock } from "../mock/define-mock.ts";
import { contactContract } from "./contract.ts";

/** What the domain answers in stories and tests. */
export const contactMock = defineMock(contactContract, {
  send: {
    success: true,
    message: "Votre message est parti. Un accusé de réception vous attend dans votre boîte.",
  },
});

import { defineMock } from "../mock/define-mock.ts";
import { mailContract } from "./contract.ts";

/** What the domain answers in stories and tests. */
export const mailMock = defineMock(mailContract, { sendSuspension: { success: true, message: "" } });

import { defineMock } from "../mock/define-mock.ts";
import { hostContract } from "./contract.ts";
import { hostFigures, redisConnected } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const hostMock = defineMock(hostContract, {
  figures: { success: true, data: hostFigures },
  redis: { success: true, data: redisConnected },
});

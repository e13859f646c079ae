import { defineMock } from "../mock/define-mock.ts";
import { portfolioContract } from "./contract.ts";
import { hedgePiece, terracePiece } from "./fixtures.ts";

const both = [hedgePiece, terracePiece];

/** What the domain answers in stories and tests. */
export const portfolioMock = defineMock(portfolioContract, {
  list: { success: true, data: [...both] },
  add: { success: true, data: [...both] },
  change: { success: true, data: [...both] },
  move: { success: true, data: [terracePiece, hedgePiece] },
  remove: { success: true, data: [terracePiece] },
});

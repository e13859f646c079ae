import { defineMock } from "../mock/define-mock.ts";
import { relationsContract } from "./contract.ts";
import { acquaintances, leaAsClient, leaDetail, paulAsClient } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const relationsMock = defineMock(relationsContract, {
  clients: { success: true, data: [leaAsClient, paulAsClient] },
  client: { success: true, data: leaDetail },
  noteClient: {
    success: true,
    data: { ...leaAsClient, note: "Rappeler en mars.", tags: ["Jardin"], noteVersion: 4 },
  },
  network: { success: true, data: acquaintances },
});

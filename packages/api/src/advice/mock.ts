import { defineMock } from "../mock/define-mock.ts";
import { adviceContract } from "./contract.ts";
import { adviceSlugs } from "./routes.ts";

const some = [adviceSlugs[0], adviceSlugs[3]];

/** What the domain answers in stories and tests. */
export const adviceMock = defineMock(adviceContract, {
  reads: { success: true, data: some },
  read: { success: true, data: [...some, adviceSlugs[1]] },
  unread: { success: true, data: [adviceSlugs[3]] },
});

import { defineMock } from "../mock/define-mock.ts";
import { filesContract } from "./contract.ts";
import { sentPicture } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const filesMock = defineMock(filesContract, {
  upload: { success: true, file: sentPicture },
  remove: { success: true },
});

import { expect, test } from "vitest";
import { messagesAddress, readAddress } from "./address.ts";

test("what an address states is read as it was written, and nonsense states nothing", () => {
  const search = { isArchive: true, query: "perceuse & scie", seq: 12 };
  const address = messagesAddress(search, "haie");
  expect(address).toBe("/dashboard/messages/haie?archivees=oui&q=perceuse+%26+scie&message=12");
  expect(readAddress(new URL(address, "http://jobami").searchParams)).toEqual(search);
  expect(messagesAddress({})).toBe("/dashboard/messages");
  for (const seq of ["", "un", "-1", "0", "1.5"])
    expect(readAddress(new URLSearchParams({ message: seq, archivees: "non" }))).toEqual({
      isArchive: false,
      query: "",
      seq: null,
    });
});

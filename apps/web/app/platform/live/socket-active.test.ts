import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { socketActive } from "./socket-active.ts";

const now = 1_800_000_000_000;
let written: string[];
let cookies: string;

beforeEach(() => {
  written = [];
  cookies = "";
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", {
    get cookie() {
      return cookies;
    },
    set cookie(line: string) {
      written.push(line);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const holding = (text: string) => {
  cookies = `a=b; socket_active=${text}; c=d`;
};
const discarded = ["socket_active=; max-age=0; path=/; SameSite=Strict; Secure"];

test("is JSON with a timestamp, for a minute [COOK-14]", () => {
  socketActive.write(now);
  const [line = ""] = written;
  expect(line).toBe(
    `socket_active=${encodeURIComponent(`{"timestamp":${now}}`)}; max-age=60; path=/; SameSite=Strict; Secure`,
  );
  holding(line.slice("socket_active=".length).split(";")[0] ?? "");
  expect(socketActive.read(now)).toBe(now);
});

test("is read without being escaped too", () => {
  holding(`{"timestamp":${now - 5}}`);
  expect(socketActive.read(now)).toBe(now - 5);
});

test.each(["", "oui", "%", "%7B", "null", "7", "{}", '{"timestamp":"hier"}'])(
  "is discarded when it is « %s » [COOK-15]",
  (text) => {
    holding(text);
    expect(socketActive.read(now)).toBe(null);
    expect(written).toEqual(discarded);
  },
);

test("is discarded when it is older than 60 s, to the ms [COOK-16]", () => {
  holding(`{"timestamp":${now - 60_000}}`);
  expect([socketActive.read(now), written]).toEqual([now - 60_000, []]);
  holding(`{"timestamp":${now - 60_001}}`);
  expect([socketActive.read(now), written]).toEqual([null, discarded]);
});

test("without a cookie there is nothing to discard", () => {
  expect([socketActive.read(now), written]).toEqual([null, []]);
});

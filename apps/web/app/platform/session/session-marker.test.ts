import { expect, test } from "vitest";
import { hasSessionMarker } from "./session-marker.ts";

test("only the presence of the marker counts, wherever it stands among the cookies [SESS-05]", () => {
  expect(hasSessionMarker("a=b; jobami_session=1; c=d")).toBe(true);
  expect(hasSessionMarker("jobami_session=1")).toBe(true);
  expect(hasSessionMarker("xjobami_session=1; jobami_session=; a=jobami_session=1x")).toBe(false);
  expect(hasSessionMarker("a=b; __Host-jobami_session=1")).toBe(true);
  expect(hasSessionMarker("")).toBe(false);
});

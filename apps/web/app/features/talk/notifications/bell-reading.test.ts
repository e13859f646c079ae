import type { Api } from "@jobami/api/http/client";
import { expect, test, vi } from "vitest";
import { bellReading } from "./bell.actors.ts";

const setUp = () => {
  let now = 0;
  const call = vi.fn<Api["call"]>(async () => ({ data: [] }));
  const reading = bellReading({ call }, () => now);
  return { call, reading, pass: (ms: number) => (now += ms) };
};

test("what was read while the pointer came is what the press shows", async () => {
  const { call, reading, pass } = setUp();
  reading.readAhead();
  reading.readAhead();
  pass(4_999);
  await reading.read();
  expect(call).toHaveBeenCalledTimes(2);
  await reading.read();
  expect(call).toHaveBeenCalledTimes(4);
});

test("what changed since, or was read too long ago, is read again", async () => {
  const { call, reading, pass } = setUp();
  reading.readAhead();
  reading.forget();
  await reading.read();
  expect(call).toHaveBeenCalledTimes(4);
  reading.readAhead();
  pass(5_000);
  await reading.read();
  expect(call).toHaveBeenCalledTimes(8);
});

test("what could not be read ahead is asked once more by the press", async () => {
  const { call, reading } = setUp();
  call.mockRejectedValueOnce(new TypeError("network"));
  reading.readAhead();
  await new Promise((resolve) => setImmediate(resolve));
  await expect(reading.read()).resolves.toHaveLength(2);
});

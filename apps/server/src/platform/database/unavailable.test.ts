import { expect, test } from "vitest";
import { isTooSlow, isUnavailable } from "./unavailable.ts";

const coded = (code: string) => Object.assign(new Error("no"), { code });

test.each([
  ["the server shuts down", coded("57P01")],
  ["the server crashed", coded("57P02")],
  ["the server starts", coded("57P03")],
  ["too many connections", coded("53300")],
  ["the disk is full", coded("53100")],
  ["a standby that is not promoted", coded("25006")],
  ["no one listens", coded("ECONNREFUSED")],
  ["no one listens, on two addresses", Object.assign(new AggregateError([], ""), { code: "ECONNREFUSED" })],
  ["the connection was lost", new Error("Connection terminated unexpectedly")],
  ["the pool waited in vain", new Error("timeout exceeded when trying to connect")],
  ["the host vanished", new Error("Query read timeout")],
  ["any of them as the cause of another", new Error("Failed query", { cause: coded("57P01") })],
])("the database is away when %s", (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ["a unique value was there already", coded("23505")],
  ["a transaction was to be repeated", coded("40001")],
  ["a query is wrong", coded("42601")],
  ["the password is wrong", coded("28P01")],
  ["the code has a fault", new TypeError("undefined is not a function")],
  ["something that is no error was thrown", "57P01"],
])("the database is not away when %s", (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test.each([
  ["a statement took too long", coded("57014"), true],
  ["another's lock was waited for too long", coded("55P03"), true],
  ["either is the cause of another", new Error("Failed query", { cause: coded("57014") }), true],
  ["the server shuts down", coded("57P01"), false],
  ["something that is no error was thrown", "57014", false],
])("whether the database ended a statement for its time: %s", (_what, error, isSlow) => {
  expect([isTooSlow(error), isUnavailable(error)]).toEqual([
    isSlow,
    error instanceof Error && "code" in error && error.code === "57P01",
  ]);
});

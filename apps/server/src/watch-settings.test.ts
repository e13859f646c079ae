import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without an address no one watches", () => {
  const { faults, traces } = readConfig({});
  expect([faults, traces]).toEqual([undefined, undefined]);
});

test("who watches is read from the settings that their own libraries have", () => {
  const config = readConfig({
    SENTRY_DSN: "https://0123abc@faults.example/under/42",
    SENTRY_ENVIRONMENT: "essai",
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://traces.example/otlp/",
    OTEL_EXPORTER_OTLP_HEADERS: "Authorization=Basic%20YTpi==,x-key=1",
    OTEL_TRACES_SAMPLER_ARG: "0.1",
  });
  expect(config.faults).toEqual({ dsn: "https://0123abc@faults.example/under/42", environment: "essai" });
  expect(config.traces).toEqual({
    url: "https://traces.example/otlp/v1/traces",
    headers: { Authorization: "Basic YTpi==", "x-key": "1" },
    part: 0.1,
  });
});

test.each([
  ["SENTRY_DSN", "https://faults.example/42"],
  ["SENTRY_DSN", "https://0123abc@faults.example/"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "traces.example"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "x-key"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "x-key=%zz"],
  ["OTEL_TRACES_SAMPLER_ARG", "2"],
])("what cannot be read stops the start, by its name: %s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tokenDocument } from "@jobami/ui/tokens";
import { Ajv } from "ajv";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "dtcg-2025.10");

/** The schema that the Design Tokens Community Group publishes, word for word (W3C Software and Document License). */
const schemas = globSync("**/*.json", { cwd: folder }).map(
  (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as object,
);

const ajv = new Ajv({ strict: false, validateFormats: false, schemas });
const holds = ajv.getSchema("https://www.designtokens.org/schemas/2025.10/format.json");

function errorsOf(document: unknown): string[] {
  if (holds === undefined) throw new Error("The schema is not among those that were read.");
  return holds(document) ? [] : (holds.errors ?? []).map(({ instancePath }) => instancePath);
}

test("the exported tokens are what the schema of the Design Tokens format asks for", () => {
  expect(errorsOf(JSON.parse(JSON.stringify(tokenDocument())))).toEqual([]);
});

test.each([
  ["a colour without its space", { $type: "color", $value: { components: [0.5, 0.1, 20] } }],
  ["a length in em", { $type: "dimension", $value: { value: 1, unit: "em" } }],
  ["a duration as a sentence", { $type: "duration", $value: "120 milliseconds" }],
  ["a type that there is not", { $type: "colour", $value: "red" }],
])("%s is refused", (_, token) => {
  expect(errorsOf({ wrong: token })).not.toEqual([]);
});

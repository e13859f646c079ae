import type { Endpoint } from "@jobami/api/http/contract";
import { z } from "zod";

type Json = Record<string, unknown>;

/** What a contract asks for and answers: a line a field, in the order of calls. `?` stands where it may be missing. */
export type Shapes = ReadonlyMap<string, Shape>;

interface Shape {
  isOptional: boolean;
  types: readonly string[];
}

function scalarsOf({ type, format, enum: values, const: only }: Json): string[] {
  if (only !== undefined) return [JSON.stringify(only)];
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value));
  if (type === undefined) return ["any"];
  return [type].flat().map((it) => (format === undefined ? String(it) : `${it}:${format}`));
}

/** The fields that a schema holds, by their places. */
class Fields {
  readonly types = new Map<string, Set<string>>();
  readonly optional = new Set<string>();
  readonly #types: Record<string, Json>;

  constructor(schema: Json, place: string) {
    this.#types = (schema.$defs as Record<string, Json> | undefined) ?? {};
    this.#note(schema, place);
  }

  #note(schema: Json, path: string): void {
    const name = (schema.$ref as string | undefined)?.replace(/^#\/\$defs\//, "");
    if (name !== undefined) {
      // A type that holds itself is reported once.
      const type = path.includes(`<${name}>`) ? undefined : this.#types[name];
      if (type !== undefined) this.#note(type, `${path}<${name}>`);
      return;
    }
    const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(
      (it) => (it as Json[] | undefined) ?? [],
    );
    for (const choice of choices) this.#note(choice, path);
    if (choices.length > 0) return;
    this.types.set(path, new Set([...(this.types.get(path) ?? []), ...scalarsOf(schema)]));
    if (schema.items !== undefined) this.#note(schema.items as Json, `${path}[]`);
    if (typeof schema.additionalProperties === "object")
      this.#note(schema.additionalProperties as Json, `${path}{}`);
    const required = (schema.required as string[] | undefined) ?? [];
    for (const [key, property] of Object.entries(
      (schema.properties as Record<string, Json> | undefined) ?? {},
    )) {
      if (!required.includes(key)) this.optional.add(`${path}.${key}`);
      this.#note(property, `${path}.${key}`);
    }
  }
}

function parts({ params, query, body, answer }: Endpoint): [string, z.ZodType, "input" | "output"][] {
  const inputs = Object.entries({ params, query, body }).flatMap(([name, schema]) =>
    schema === undefined ? [] : ([[`> ${name}`, schema, "input"]] as [string, z.ZodType, "input"][]),
  );
  return [...inputs, ["< answer", answer, "output"]];
}

/** Every field of a contract, by its call, direction and place. */
export function shapesOf(contract: ReadonlyMap<string, Endpoint>): Shapes {
  const shapes = new Map<string, { isOptional: boolean; types: string[] }>();
  for (const [name, endpoint] of [...contract].sort(([one], [other]) => one.localeCompare(other))) {
    shapes.set(name, { isOptional: false, types: [`${endpoint.route.method} ${endpoint.route.path}`] });
    for (const [place, schema, io] of parts(endpoint)) {
      const json = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
      const { types, optional } = new Fields(json, `${name} ${place}`);
      for (const [path, found] of types)
        shapes.set(path, { isOptional: optional.has(path), types: [...found].sort() });
    }
  }
  return shapes;
}

/** The lock's text: its version, and a line a field. */
export function writeShapes(version: number, shapes: Shapes): string {
  const lines = [...shapes].map(
    ([path, { isOptional, types }]) => `${path}${isOptional ? "?" : ""}: ${types.join(" | ")}`,
  );
  return `version ${version}\n${lines.join("\n")}\n`;
}

/** Reads what `writeShapes` wrote. */
export function readShapes(text: string): { version: number; shapes: Shapes } {
  const [first = "", ...lines] = text.trimEnd().split("\n");
  const shapes = lines.map((line) => {
    const at = line.indexOf(": ");
    const path = line.slice(0, at);
    const isOptional = path.endsWith("?");
    const entry = { isOptional, types: line.slice(at + 2).split(" | ") };
    return [isOptional ? path.slice(0, -1) : path, entry] as const;
  });
  return { version: Number(first.replace("version ", "")), shapes: new Map(shapes) };
}

const callOf = (path: string) => path.replace(/ .*/, "");
const isInput = (path: string) => path.includes(" > ");

/** How a field that both contracts have breaks a client of the one before. */
function changed(path: string, old: Shape, current: Shape): string[] {
  const [given, taken] = isInput(path) ? [old, current] : [current, old];
  const strange = given.types.filter((type) => !taken.types.includes(type) && !taken.types.includes("any"));
  const found = [];
  if (strange.length > 0)
    found.push(`${path}: ${strange.join(" | ")} ${isInput(path) ? "is no longer taken" : "is new"}`);
  if (given.isOptional && !taken.isOptional)
    found.push(`${path} ${isInput(path) ? "must be there now" : "may be missing now"}`);
  return found;
}

/** Whether a field that went is missed: what is asked for no more is passed over, and a call that went is reported by itself. */
const isMissed = (path: string, now: Shapes) =>
  path === callOf(path) || (!isInput(path) && now.has(callOf(path)));

/** Whether a new field is asked of clients of the contract before: not inside of something that is new itself. */
function isAsked(path: string, { isOptional }: Shape, before: Shapes): boolean {
  const parent = path.replace(/(?:\.[^.[{]*|\[\]|\{\})$/, "");
  return (
    isInput(path) &&
    !isOptional &&
    !before.has(path) &&
    before.has(callOf(path)) &&
    (parent === path || before.has(parent))
  );
}

/**
 * What a client of the contract before cannot live with: a call or an answered field that went, another address, something more
 * that is asked for or may be missing, a value that is no longer taken or that it has never heard of.
 */
export function breaks(before: Shapes, now: Shapes): string[] {
  const old = [...before].flatMap(([path, shape]) => {
    const current = now.get(path);
    if (current !== undefined) return changed(path, shape, current);
    return isMissed(path, now) ? [`${path} went`] : [];
  });
  const asked = [...now].filter(([path, shape]) => isAsked(path, shape, before));
  return [...old, ...asked.map(([path]) => `${path} is asked for`)];
}

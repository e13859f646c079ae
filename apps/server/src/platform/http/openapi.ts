import { declaredErrors, type Endpoint } from "@jobami/api/http/contract";
import { type ErrorCode, errorStatus } from "@jobami/api/http/error-codes";
import { isChange } from "@jobami/api/http/route";
import { z } from "zod";

type Json = Record<string, unknown>;

const errorSchema = {
  type: "object",
  required: ["success", "code", "message", "error"],
  properties: {
    success: { const: false },
    code: { type: "string", enum: Object.keys(errorStatus) },
    message: { type: "string" },
    error: { type: "string" },
    fields: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "code", "message"],
        properties: { path: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
      },
    },
    data: { type: "object", additionalProperties: true },
  },
};

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}

function parameters(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function headers(endpoint: Endpoint): Json[] {
  if (!isChange(endpoint.route.method)) return [];
  return [
    { name: "X-XSRF-TOKEN", in: "header", required: true, schema: { type: "string" } },
    { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } },
  ];
}

function errorAnswers(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of declaredErrors(endpoint))
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    tags: [name.split(".")[0]],
    summary: endpoint.summary,
    ...(endpoint.route.access === "public" ? {} : { security: [{ session: [] }] }),
    "x-access": endpoint.route.access,
    parameters: [
      ...parameters(endpoint.params, "path"),
      ...parameters(endpoint.query, "query"),
      ...headers(endpoint),
    ],
    ...(endpoint.uploadBytes === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
          },
        }),
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: !endpoint.body.safeParse(undefined).success,
            content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
          },
        }),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: "Done",
        content: { "application/json": { schema: schemaOf(endpoint.answer, "output") } },
      },
      ...errorAnswers(endpoint),
    },
  };
}

/** The contract as an OpenAPI 3.1 document. `endpoints` are named `domain.call`. */
export function openApiDocument(
  endpoints: ReadonlyMap<string, Endpoint>,
  about: { title: string; url: string; sessionCookie: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.route.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: about.title, version: "1" },
    servers: [{ url: about.url }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: about.sessionCookie } },
    },
  };
}

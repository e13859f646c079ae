import { z } from "zod";
import type { ErrorCode } from "./error-codes.ts";
import { countField, cursorField } from "./fields.ts";
import { isChange, isStaffAccess, type Route } from "./route.ts";

/** One call of the contract: what goes in, what comes out, how it can fail. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  route: Route;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The largest body in bytes, where `defaultBodyBytes` is too small for the longest lawful one. */
  bodyBytes?: number;
  /** The call takes a file: its body is bytes, so many at most. */
  uploadBytes?: number;
  /** 200 unless the call creates something, or sends the browser on to its answer's `redirectTo`. */
  status?: 200 | 201 | 303;
  /** How long browsers and what stands between may answer from what they have, in seconds: only for a GET whose answer is the same for everybody. */
  cacheSeconds?: number;
  answer: Answer;
  /** The errors of this call alone; `declaredErrors` adds those that every call of its kind shares. */
  errors: readonly ErrorCode[];
}

/** The largest body of an endpoint that names no other size. */
export const defaultBodyBytes = 16 * 1024;

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type InputPart<E, K extends "params" | "query" | "body"> = E extends { [P in K]: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : Record<never, never>;

/** What a caller hands over: `{ params, query, body }`, each present when the endpoint declares it. */
export type InputOf<E> = InputPart<E, "params"> & InputPart<E, "query"> & InputPart<E, "body">;
/** What a caller gets back. */
export type AnswerOf<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : never;

const everywhere: readonly ErrorCode[] = [
  "MALFORMED_REQUEST",
  "CLIENT_OUTDATED",
  "TOO_MANY_REQUESTS",
  "INTERNAL_ERROR",
  "SERVICE_UNAVAILABLE",
];
const everyProtectedCall: readonly ErrorCode[] = [
  "UNAUTHENTICATED",
  "SESSION_EXPIRED",
  "FORBIDDEN",
  "PROFIL_DISABLED",
];
const everyChange: readonly ErrorCode[] = [
  "CSRF_TOKEN_INVALID",
  "IDEMPOTENCY_KEY_REUSED",
  "IDEMPOTENCY_IN_PROGRESS",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
];

/** Every error code an endpoint may answer: its own and those its kind implies. */
export function declaredErrors(e: Endpoint): readonly ErrorCode[] {
  return [
    ...new Set([
      ...e.errors,
      ...everywhere,
      ...(e.route.access === "public" ? [] : everyProtectedCall),
      ...(isStaffAccess(e.route.access) ? (["SECOND_FACTOR_REQUIRED"] as const) : []),
      ...(isChange(e.route.method) ? everyChange : []),
      ...(e.params || e.query || e.body ? (["VALIDATION_FAILED"] as const) : []),
    ]),
  ];
}

/** An answer: `success: true` beside the named fields. */
export function answer<S extends z.ZodRawShape>(shape: S) {
  return z.object({ success: z.literal(true), ...shape });
}

/** A page of a list. `totalCount` stops at 1000 (`countIsCapped`); `nextCursor` continues by key, without offset. */
export const paginationSchema = z.object({
  page: z.int().min(1),
  pageSize: z.int().min(1),
  totalPages: z.int().min(0),
  totalCount: z.int().min(0),
  countIsCapped: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type Pagination = z.output<typeof paginationSchema>;

/** A list answer: the page's rows and where the page stands. */
export function listAnswer<S extends z.ZodType>(item: S) {
  return answer({ data: z.array(item), pagination: paginationSchema });
}

/** What a list of staff is asked for besides its filters: a place in it, its first page without one, and how many rows. */
export const keyedFields = (size: number) => ({
  cursor: cursorField.optional(),
  limit: countField({ min: 1, max: 50, fallback: size }),
});

/** A page of a list that is walked by key alone, both ways and at any depth. `totalCount` is exact unless it is reported to be estimated. */
export const keyedPaginationSchema = z.object({
  pageSize: z.int().min(1),
  totalCount: z.int().min(0),
  countIsEstimated: z.boolean(),
  /** The page before; null on the first one. */
  previousCursor: z.string().nullable(),
  /** The page after; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type KeyedPagination = z.output<typeof keyedPaginationSchema>;

/** The answer of such a list. */
export function keyedAnswer<S extends z.ZodType>(item: S) {
  return answer({ data: z.array(item), pagination: keyedPaginationSchema });
}

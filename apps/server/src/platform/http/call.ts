import type { CookieSerializeOptions } from "@fastify/cookie";
import type { AnswerOf, Endpoint } from "@jobami/api/http/contract";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Db, Tx } from "../database/database.ts";
import type { Session } from "../sessions/sessions.ts";

type Part<E, K extends "params" | "query" | "body"> = E extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

type SessionOf<E extends Endpoint> = E["route"]["access"] extends "public" ? Session | null : Session;

/** A cookie that travels with the answer, and again when the answer is replayed. An empty value clears it. */
export interface AnswerCookie {
  name: string;
  value: string;
  options: CookieSerializeOptions;
}

interface AnyCall<E extends Endpoint> {
  params: Part<E, "params">;
  query: Part<E, "query">;
  body: Part<E, "body">;
  /** Who calls; null only on public routes. */
  session: SessionOf<E>;
  /** Instant of the call in ms. */
  now: number;
  request: FastifyRequest;
  /** Cookies of the answer; add to them instead of setting headers. */
  cookies: AnswerCookie[];
  /** Cookies of the refusal, should the handler throw. */
  refusalCookies: AnswerCookie[];
}

/** What a handler gets: valid input, who calls, and the database (an open transaction when the call changes something). */
export interface Call<E extends Endpoint> extends AnyCall<E> {
  db: E["route"]["method"] extends "GET" ? Db : Tx;
}

/** What a handler that opens its own transactions gets. */
export interface OwnCall<E extends Endpoint> extends AnyCall<E> {
  db: Db;
  /** Stores the answer for repetitions inside the change's own transaction; without it the answer is stored right after. */
  keep(tx: Tx, answer: AnswerOf<E>): Promise<void>;
}

/** An answer already written as JSON (by the database), sent as it is. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Answering<E extends Endpoint> = Promise<AnswerOf<E> | RawJson>;

/** Changes run in one transaction that also stores the answer for repetitions. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Answering<E>;

/** Declares a handler that opens its own transactions: slow work comes first, or a refusal leaves something behind. */
export interface OwnHandler<E extends Endpoint> {
  ownTransactions: (call: OwnCall<E>) => Answering<E>;
}

/** A handler for each endpoint of a contract. */
export type Handlers<C extends Record<string, Endpoint>> = {
  [K in keyof C]: Handler<C[K]> | OwnHandler<C[K]>;
};

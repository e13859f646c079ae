import type { AiPurpose, AiTest } from "@jobami/api/ai/contract";
import type { AiFeature, AiProvider } from "@jobami/api/ai/routes";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import { AiFailure, type AiPort } from "../../platform/ai/ai.port.ts";
import type { Ai } from "../../platform/ai/ai.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Consents } from "../consents/consents.domain.ts";
import { instructionsOf, textAnswer } from "./ai.prompts.ts";
import { type AiCallRow, aiRepository as repository } from "./ai.repository.ts";

/** What one person may ask: at once one thing, so many a minute and a day. */
export const mostAMinute = 6;
export const mostADay = 80;
const longestAnswer = 800;

interface Deps {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  ai: Ai;
  consents: Pick<Consents, "standing">;
  credits: {
    balance: (db: Db, userId: string) => Promise<number>;
    use: (tx: Tx, userId: string) => Promise<number>;
  };
}

/** What a feature asks: the facts, and what an answer has to be. */
export interface Task<Answer> {
  data: Readonly<Record<string, unknown>>;
  schema: z.ZodType<Answer>;
}

/** A suggestion that a person asks for. */
export interface Asked<Answer, Result> {
  userId: string;
  feature: AiFeature;
  /** Read before anything is spent. */
  task: (db: Db) => Promise<Task<Answer>>;
  signal: AbortSignal;
  /** Runs in the transaction that spends the credit. */
  keep: (tx: Tx, answer: Answer, credits: number) => Promise<Result>;
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** Asks providers of AI: with a consent that counts, one credit for an answer, none without. What is asked is not stored. */
export function createAiService({ db, clock, log, ai, consents, credits }: Deps) {
  const refuse = (seconds: number): never => {
    throw new DomainError("TOO_MANY_REQUESTS", { retryAfterSeconds: seconds });
  };

  /** A question that was not answered yet. */
  const rowOf = (port: AiPort, userId: string, purpose: AiPurpose): AiCallRow => ({
    id: newId(),
    userId,
    purpose,
    kind: "text",
    provider: port.provider,
    model: port.model,
    isStandIn: port.isStandIn,
    outcome: "pending",
    tries: 0,
    tokensIn: 0,
    tokensOut: 0,
    costMicro: null,
    durationMs: 0,
    createdAt: instant(clock),
  });

  /** Notes a question before it is asked, so that two at once are one. Throws TOO_MANY_REQUESTS, and what `check` throws. */
  async function begin(
    port: AiPort,
    userId: string,
    purpose: AiPurpose,
    check: (tx: Tx) => Promise<void>,
  ): Promise<AiCallRow> {
    return inTransaction(db, async (tx) => {
      await repository.lock(tx, userId);
      const { pending, minute, day } = await repository.recent(tx, userId, instant(clock));
      if (pending > 0) refuse(10);
      if (minute >= mostAMinute) refuse(60);
      if (day >= mostADay) refuse(3_600);
      await check(tx);
      const row = rowOf(port, userId, purpose);
      await repository.insert(tx, row);
      return row;
    });
  }

  /** Asks, and notes what it cost. Throws AiFailure, whose kind is noted too. */
  async function ask(port: AiPort, row: AiCallRow, question: Parameters<AiPort["ask"]>[0]) {
    const began = clock.now();
    try {
      const { answer, tries } = await port.ask(question);
      const rate = await port.rate();
      const used = {
        model: answer.model,
        tries,
        tokensIn: answer.tokensIn,
        tokensOut: answer.tokensOut,
        costMicro:
          rate === null
            ? null
            : Math.round((answer.tokensIn * rate.input + answer.tokensOut * rate.output) / 1e6),
        durationMs: clock.now() - began,
      };
      await repository.finish(db, row.id, used);
      return { content: answer.content, used };
    } catch (error) {
      const outcome = error instanceof AiFailure ? error.kind : "unavailable";
      await repository.finish(db, row.id, { outcome, durationMs: clock.now() - began });
      if (error instanceof AiFailure)
        log.warn({ provider: port.provider, kind: error.kind, reason: error.message }, "no answer of AI");
      throw error;
    }
  }

  return {
    /**
     * Asks for a suggestion and spends a credit for it, if it came. Throws AI_UNAVAILABLE, AI_CONSENT_REQUIRED, INSUFFICIENT_AI_CREDITS,
     * TOO_MANY_REQUESTS, and what the task throws.
     */
    async suggest<Answer, Result>(asked: Asked<Answer, Result>): Promise<Result> {
      const { userId, feature, signal } = asked;
      const port = ai.used;
      if (port === null) throw new DomainError("AI_UNAVAILABLE");
      if (!(await consents.standing(db, userId, "ai")).hasConsent)
        throw new DomainError("AI_CONSENT_REQUIRED");
      const task = await asked.task(db);
      const row = await begin(port, userId, feature, async (tx) => {
        const held = await credits.balance(tx, userId);
        if (held <= 0) throw new DomainError("INSUFFICIENT_AI_CREDITS", { balance: held });
      });
      const { content } = await ask(port, row, {
        instructions: instructionsOf(feature),
        data: task.data,
        maxTokens: longestAnswer,
        signal,
      }).catch((error: unknown) => {
        throw error instanceof AiFailure ? new DomainError("AI_UNAVAILABLE") : error;
      });
      const read = task.schema.safeParse(jsonOf(content));
      if (!read.success) {
        await repository.finish(db, row.id, { outcome: "invalid" });
        throw new DomainError("AI_UNAVAILABLE");
      }
      try {
        return await inTransaction(db, async (tx) => {
          const left = await credits.use(tx, userId);
          await repository.finish(tx, row.id, { outcome: "answered" });
          return asked.keep(tx, read.data, left);
        });
      } catch (error) {
        await repository.finish(db, row.id, { outcome: "unpaid" });
        throw error;
      }
    },

    /** What a person asked in the past, inside an open transaction: of the stand-in alone, since no one outside is asked for it. */
    async past(
      tx: Tx,
      userId: string,
      feature: AiFeature,
      data: Readonly<Record<string, unknown>>,
    ): Promise<void> {
      const port = ai.used;
      if (port === null || !port.isStandIn) return;
      const { answer, tries } = await port.ask({
        instructions: instructionsOf(feature),
        data,
        maxTokens: longestAnswer,
      });
      const { model, tokensIn, tokensOut } = answer;
      const row = rowOf(port, userId, feature);
      await repository.insert(tx, {
        ...row,
        model,
        tokensIn,
        tokensOut,
        tries,
        costMicro: 0,
        outcome: "answered",
      });
      await credits.use(tx, userId);
    },

    /** Asks a provider for a word. Throws NOT_FOUND for one that is not set up, TOO_MANY_REQUESTS. */
    async test(userId: string, provider: AiProvider, signal: AbortSignal): Promise<AiTest> {
      const port = ai.of(provider);
      if (port === null) throw new DomainError("NOT_FOUND");
      const row = await begin(port, userId, "test", async () => undefined);
      const nothing = { words: null, tokensIn: 0, tokensOut: 0, tries: 0 };
      const began = clock.now();
      try {
        const { content, used } = await ask(port, row, {
          instructions: instructionsOf("test"),
          data: {},
          maxTokens: 20,
          signal,
        });
        const read = textAnswer.safeParse(jsonOf(content));
        const outcome = read.success ? "answered" : "invalid";
        await repository.finish(db, row.id, { outcome });
        const { costMicro: _, ...usage } = used;
        return { ...usage, outcome, words: read.success ? read.data.texte.slice(0, 200) : null };
      } catch (error) {
        if (!(error instanceof AiFailure)) throw error;
        return { ...nothing, outcome: error.kind, model: port.model, durationMs: clock.now() - began };
      }
    },
  };
}

export type AiService = ReturnType<typeof createAiService>;

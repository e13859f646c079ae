import type { AiImages, AiInfo, AiPricing, AiStats } from "@jobami/api/ai/contract";
import { type AiProvider, mostModels } from "@jobami/api/ai/routes";
import { creditPacks } from "@jobami/api/ai-credits/routes";
import { type Period, periodDays } from "@jobami/api/staff/routes";
import { AiFailure, type AiPort, type ListedModel } from "../../platform/ai/ai.port.ts";
import type { Ai } from "../../platform/ai/ai.ts";
import { patienceMs } from "../../platform/ai/chat-client.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { aiRepository as repository } from "./ai.repository.ts";

const dayMs = 86_400_000;
const answersOfDays = 30;

const stateOf = (port: AiPort | null): AiInfo["state"] =>
  port === null ? "off" : port.isStandIn ? "standIn" : "configured";

/** The cheapest that a credit is sold for, in cents. */
const creditCents = Math.min(...creditPacks.map(({ cents, quantity }) => cents / quantity));

/** What administrators are shown of the providers of AI. Keys are never shown, but for their last four characters. */
export function createAiFigures({
  ai,
  clock,
  models,
}: {
  ai: Ai;
  clock: Clock;
  /** The models that the settings name, set up or not. */
  models: Readonly<Record<AiProvider, string>>;
}) {
  const sinceOf = (period: Period | undefined) =>
    period === undefined ? null : instant(clock, -periodDays[period] * dayMs);

  return {
    async info(db: Db, provider: AiProvider): Promise<AiInfo> {
      const port = ai.of(provider);
      return {
        provider,
        state: stateOf(port),
        isUsed: port !== null && ai.used === port,
        host: port?.host ?? null,
        model: port?.model ?? models[provider],
        keyEnd: port?.keyEnd ?? null,
        rate: port === null ? null : await port.rate(),
        patienceMs,
        lastCall: await repository.last(db, provider),
      };
    },
    stats: (db: Db, provider: AiProvider, period: Period | undefined): Promise<AiStats> =>
      repository.stats(db, provider, sinceOf(period)),
    images: (db: Db, period: Period | undefined): Promise<AiImages> => repository.images(db, sinceOf(period)),
    /** Throws AI_UNAVAILABLE where the list cannot be read. */
    async pricing(db: Db): Promise<AiPricing> {
      const port = ai.of("openrouter");
      const answers = await repository.meanAnswer(db, instant(clock, -answersOfDays * dayMs));
      const answerMicro = ({ rate }: ListedModel) =>
        rate === null || answers === null
          ? null
          : (answers.tokensIn * rate.input + answers.tokensOut * rate.output) / 1e6;
      try {
        const listed = port === null ? [] : await port.models();
        const known = listed
          .slice(0, mostModels)
          .map((model) => ({ ...model, answerMicro: answerMicro(model) }));
        return {
          state: stateOf(port),
          model: port?.model ?? models.openrouter,
          models: known,
          answers,
          creditCents,
        };
      } catch (error) {
        if (error instanceof AiFailure) throw new DomainError("AI_UNAVAILABLE");
        throw error;
      }
    },
  };
}

export type AiAdministration = ReturnType<typeof createAiFigures>;

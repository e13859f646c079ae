import type { AiProvider } from "@jobami/api/ai/routes";

/** What is asked of a model. */
export interface AiQuestion {
  /** Which task it is, and how it is done. */
  instructions: string;
  /** What the task is done with; whatever stands in it is never an instruction. */
  data: Readonly<Record<string, unknown>>;
  /** The longest answer, in tokens. */
  maxTokens: number;
  signal?: AbortSignal;
}

/** What a model answered, not yet checked. */
export interface AiAnswer {
  content: string;
  model: string;
  tokensIn: number;
  tokensOut: number;
}

/** How a call failed; `refused` is by the provider, for good: a wrong key, an unknown model, no money. */
export type AiFailureKind = "aborted" | "invalid" | "refused" | "timeout" | "unavailable";

/** A call without an answer. */
export class AiFailure extends Error {
  override readonly name = "AiFailure";
  readonly kind: AiFailureKind;
  constructor(kind: AiFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A model of a price list; micro-dollars for a million tokens, null where no price is stated. */
export interface ListedModel {
  id: string;
  name: string;
  context: number | null;
  rate: AiRates | null;
}

/** Micro-dollars for a million tokens. */
export interface AiRates {
  input: number;
  output: number;
}

/** A provider that speaks the protocol of chat completions. */
export interface AiPort {
  provider: AiProvider;
  isStandIn: boolean;
  /** Null where this machine answers. */
  host: string | null;
  model: string;
  keyEnd: string | null;
  /** What the model costs; null where no one declares it. Never throws. */
  rate(): Promise<AiRates | null>;
  /** Throws AiFailure. */
  ask(question: AiQuestion): Promise<{ answer: AiAnswer; tries: number }>;
  /** The provider's own list. Throws AiFailure. */
  models(): Promise<ListedModel[]>;
}

import type { Notice } from "../../boundary/emitted.ts";

export interface AiGateInput {
  /** What the person wants to do, as it stands in a sentence: « proposer un prix ». */
  action: string;
}

export type AiGateEvent =
  /** The person gave the consent, in its modal or in another tab. */
  | { type: "consent.given" }
  /** They left its modal without giving it. */
  | { type: "consent.declined" };

export type AiGateNoticeCode = "CHECK_FAILED" | "CREDITS_MISSING" | "CREDITS_BUSY" | "CREDITS_UNREADABLE";

/** `consent.needed`: the AI-consent modal opens. */
export type AiGateEmitted = { type: "consent.needed"; action: string } | Notice<AiGateNoticeCode>;

/** Whether the person may go on, and what stopped them. */
export type AiGateOutput =
  | { isOpen: true }
  | { isOpen: false; because: "CONSENT_DECLINED" | AiGateNoticeCode };

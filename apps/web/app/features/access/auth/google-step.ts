import type { googleContract } from "@jobami/api/google/contract";
import type { AnswerOf } from "@jobami/api/http/contract";
import type { Posted } from "../../../platform/forms/index.ts";
import type { Session } from "../../../platform/session/index.ts";
import type { GoogleView } from "./google.actors.ts";

/** Who came back from Google, and what is still missing. */
export type GoogleArrival = AnswerOf<typeof googleContract.arrival>;

export interface GoogleStepProps {
  arrival: GoogleArrival;
  onSignedIn: Session["open"];
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<GoogleView>> | null;
}

import type { Api } from "../http/client.ts";
import type { AnswerOf, InputOf } from "../http/contract.ts";
import { reportsClient } from "./client.ts";
import type { reportsContract } from "./contract.ts";
import { contentKinds, type ReportedKind } from "./routes.ts";

type Answer = AnswerOf<typeof reportsContract.report>;

/** What a person reports; a visitor declares who they are. */
export interface Report {
  kind: ReportedKind;
  id: string;
  reason: string;
  /** The mission that the two agreed on, of a profile. */
  mission_id?: string;
  name?: string;
  email?: string;
}

const isContent = (kind: ReportedKind): kind is (typeof contentKinds)[number] =>
  contentKinds.some((one) => one === kind);

/** Reports a content; a call that fails is logged and rethrown to who called [MOD-06, MOD-09]. */
export async function reportContent(
  api: Api,
  { kind, id, reason, ...more }: Report,
  idempotencyKey: string,
  log: (message: string, error: unknown) => void,
): Promise<Answer> {
  const client = reportsClient(api);
  const about = { content_id: id, reason };
  try {
    if (isContent(kind))
      return await client.reportContent({ body: { content_type: kind, ...about }, idempotencyKey });
    const body: InputOf<typeof reportsContract.report>["body"] = { content_type: kind, ...about, ...more };
    return await client.report({ body, idempotencyKey });
  } catch (error) {
    log("Report failed.", error);
    throw error;
  }
}

import { type ExceptionBody, planningContract } from "@jobami/api/planning/contract";
import type { SignedIn } from "../../testing/test-people.ts";

export const exceptionBody: ExceptionBody = {
  firstDay: "2026-11-25",
  lastDay: "2026-11-25",
  from: "14:00",
  to: "16:00",
  note: "Dentiste",
};

/** An exception that a jobbeur has. */
export async function exceptionOf(by: SignedIn, changes: Partial<ExceptionBody> = {}) {
  const { status, body, error } = await by.call(planningContract.addException, {
    body: { ...exceptionBody, ...changes },
  });
  if (status !== 201) throw new Error(error.message);
  return body.data;
}

import { storedRecord } from "../../../platform/storage/index.ts";

interface Choices {
  /** Whose they are: what another person chose on this device is no one’s business. */
  userId: string;
  used: readonly string[];
}

const storedChoices = storedRecord<Choices>({
  key: "palette-choices",
  kind: "device",
  lifeMs: 90 * 86_400_000,
  isValid: (value): value is Choices =>
    typeof value === "object" &&
    value !== null &&
    "userId" in value &&
    typeof value.userId === "string" &&
    "used" in value &&
    Array.isArray(value.used) &&
    value.used.every((id) => typeof id === "string"),
});

/** What a person chose last on this device, the last one first. */
export function readChoices(userId: string): readonly string[] {
  const choices = storedChoices.read();
  return choices?.userId === userId ? choices.used : [];
}

/** Keeps it for ninety days, if the browser lets it. */
export function writeChoices(userId: string, used: readonly string[]): void {
  storedChoices.remember({ userId, used });
}

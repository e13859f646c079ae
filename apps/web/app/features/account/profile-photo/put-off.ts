import { storedRecord } from "../../../platform/storage/index.ts";

/** Whether a person put their photo off on this device. */
export function putOffRecord(userId: string) {
  return storedRecord<true>({
    key: `photo-later:${userId}`,
    kind: "device",
    lifeMs: 90 * 86_400_000,
    isValid: (value): value is true => value === true,
  });
}

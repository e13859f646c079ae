import type { DisplayClient } from "@jobami/api/display/client";
import type { CarriedDisplay } from "@jobami/api/display/contract";
import {
  carriedOf,
  decideCarrying,
  type SettingsRecord,
  type SharedDisplay,
  withCarried,
} from "@jobami/machines/display/accessibility-settings";

/** On the device: what it had in common with which account. In the tab: whose account was read since the sign-in. */
export const sharedKey = "jobami:display-account";

function readShared(): SharedDisplay | null {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(sharedKey) ?? "null");
    return typeof raw === "object" && raw !== null && "userId" in raw ? (raw as SharedDisplay) : null;
  } catch {
    return null;
  }
}

interface Carrier {
  /** The person who is signed in has these settings on this device; a record that no one saved is dated 0. */
  carry: (userId: string, device: SettingsRecord) => Promise<void>;
  /** No one is signed in any more: the next sign-in asks the account again. */
  forget: () => void;
}

/** Carries display settings between this device and the account, one exchange after the other; what fails is tried at the next change or sign-in. */
export function createCarrier(
  client: Pick<DisplayClient, "read" | "save">,
  take: (record: SettingsRecord) => void,
): Carrier {
  let last = Promise.resolve();

  function settle(userId: string, device: SettingsRecord, account: CarriedDisplay): void {
    const shared = (deviceSavedAt: number): SharedDisplay => ({
      userId,
      deviceSavedAt,
      accountSavedAt: Date.parse(account.savedAt),
    });
    const isSame = JSON.stringify(carriedOf(device).settings) === JSON.stringify(account.settings);
    const record = isSame ? device : withCarried(device, account);
    localStorage.setItem(sharedKey, JSON.stringify(shared(record.savedAt)));
    if (!isSame) take(record);
  }

  async function exchange(userId: string, device: SettingsRecord): Promise<void> {
    const shared = readShared();
    const isKnown = sessionStorage.getItem(sharedKey) === userId;
    if (isKnown && shared?.userId === userId && shared.deviceSavedAt === device.savedAt) return;
    // A tab that knows the account has only its own news to report: the answer is what counts.
    const account = isKnown ? null : (await client.read()).data;
    const own = device.savedAt === 0 ? null : device;
    const decision = decideCarrying({ userId, device: own, account, shared });
    if (decision === "send") settle(userId, device, (await client.save({ body: carriedOf(device) })).data);
    else if (account !== null) settle(userId, device, account);
    sessionStorage.setItem(sharedKey, userId);
  }

  return {
    carry: (userId, device) => {
      last = last.then(() => exchange(userId, device)).catch(() => {});
      return last;
    },
    forget: () => {
      try {
        sessionStorage.removeItem(sharedKey);
      } catch {
        // A storage that is forbidden holds nothing.
      }
    },
  };
}

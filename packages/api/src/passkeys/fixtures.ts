import type { Passkey } from "./contract.ts";

export const phonePasskey: Passkey = {
  id: "019a0000-0000-7000-8000-00000000aa01",
  name: "Mon téléphone",
  isSynced: true,
  createdAt: "2026-11-02T09:00:00.000Z",
  lastUsedAt: "2026-11-19T18:30:00.000Z",
};
export const keyPasskey: Passkey = {
  id: "019a0000-0000-7000-8000-00000000aa02",
  name: "Clé USB du bureau",
  isSynced: false,
  createdAt: "2026-10-12T09:00:00.000Z",
  lastUsedAt: null,
};

import type { SnapshotFrom } from "xstate";
import type { SignUpBannerMachine } from "./sign-up-banner.machine.ts";

/** What is shown of the invitation to sign up. */
export type SignUpBannerView = "hidden" | "shown" | "leaving";

/** Whether the banner stands in the page, and whether it slides out of it. */
export function signUpBannerView(snapshot: SnapshotFrom<SignUpBannerMachine>): SignUpBannerView {
  if (snapshot.matches({ open: "shown" })) return "shown";
  return snapshot.matches("closing") || snapshot.matches({ open: "leaving" }) ? "leaving" : "hidden";
}

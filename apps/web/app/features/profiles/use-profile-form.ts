import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { applyOwnProfile } from "@jobami/api/profiles/apply";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { type AutosaveView, autosaveView } from "@jobami/machines/forms/autosave";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useNetwork } from "../../platform/live/index.ts";
import { useFlow } from "../../platform/machine/index.ts";
import { consentEvents, sayToWindow } from "../consents/index.ts";
import { profileMachine, profileRecord } from "./profile.actors.ts";
import { type EditedProfile, savedProfile } from "./profile-draft.ts";

/** One's own profile as a form that saves itself. */
export function useProfileForm(profile: OwnProfile) {
  const api = useApi();
  const readings = useReadings();
  const [record] = useState(() => profileRecord(profile.id));
  const [machine] = useState(() =>
    profileMachine(api, (saved) => {
      applyOwnProfile(readings, saved);
      sayToWindow(consentEvents.profileUpdated);
    }),
  );
  const [input] = useState(() => ({ saved: savedProfile(profile), record: record.read() }));
  const [snapshot, send] = useFlow(machine, input, {
    remember: ({ record: kept }) => record.remember(kept),
    "draft.saved": () => {},
  });
  const view: AutosaveView<EditedProfile> = autosaveView(snapshot);

  useEffect(() => send({ type: "server.read", saved: savedProfile(profile) }), [send, profile]);
  useNetwork(
    useCallback(
      (event) => {
        if (event.type === "browser.cameOnline") send({ type: "browser.cameOnline" });
      },
      [send],
    ),
  );
  // A layout effect is undone before the machine is stopped: what was typed last is still sent.
  useLayoutEffect(() => {
    const leave = () => send({ type: "page.left" });
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("pagehide", leave);
    };
  }, [send]);

  const { draft } = view;
  const change = (changes: Partial<EditedProfile>) =>
    send({ type: "draft.changed", draft: { ...draft, ...changes } });
  /** What the server found wrong with a field, or below it. */
  const errorOf = (path: string) =>
    view.problem?.fields.find((field) => field.path === path || field.path.startsWith(`${path}.`))?.message;
  return { view, draft, change, send, errorOf };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

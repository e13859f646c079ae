import type { SessionUser } from "@jobami/api/auth/contract";
import { useApi } from "@jobami/api/http/provider";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { termsExemptPaths } from "../../../machine-paths.ts";
import { useLiveEvents } from "../../../platform/live/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { ConsentModal, fetchDialog } from "./ConsentModal.tsx";
import { consentChecks } from "./consent-copy.ts";
import { consentEvents, consentFlags, hearWindow, openConsent, sendToWindow } from "./consents.ts";
import { isRefusal } from "./TermsText.tsx";
import { termsGateMachine } from "./terms-gate.actors.ts";

/**
 * Where the terms may be asked for, their dialog is fetched this many ms after the page is there: a failed check opens it, which is when
 * no server answers any more.
 */
const fetchedAheadMs = 1_000;

/** Asks a signed-in person for the terms when they are due, and holds both consent modals [CONS-37]. One for each person. */
export function ConsentController({ user }: { user: SessionUser }) {
  return (
    <>
      <ConsentModal kind="terms" user={user} />
      <ConsentModal kind="ai" user={user} />
      <TermsGate user={user} />
    </>
  );
}

/** Below the modals in the tree, so that they hear what it announces from its first moment on. */
function TermsGate({ user }: { user: SessionUser }) {
  const api = useApi();
  const notify = useNotify();
  const { pathname, state } = useLocation();
  const names = useRef({ firstName: user.prenom, lastName: user.nom });
  useLayoutEffect(() => {
    names.current = { firstName: user.prenom, lastName: user.nom };
  });
  const [machine] = useState(() => termsGateMachine(api, user.id, () => names.current));
  const [, send] = useFlow(
    machine,
    { path: pathname },
    {
      "terms.needed": () => openConsent("terms"),
      "terms.known": () => consentFlags.terms.set(user.id),
      "terms.settled": () => sendToWindow(consentEvents.closeTerms),
      notice: () => notify({ kind: "error", title: consentChecks.terms }),
    },
  );
  useEffect(
    () =>
      hearWindow({
        [consentEvents.profileLoaded]: () => send({ type: "profile.loaded" }),
        [consentEvents.profileUpdated]: () => send({ type: "profile.updated" }),
        [consentEvents.updated.terms]: () => send({ type: "consent.updated" }),
        [consentEvents.termsPostponed]: () => send({ type: "answer.postponed" }),
        online: () => send({ type: "connection.returned" }),
      }),
    [send],
  );
  useLiveEvents({
    received: () => {},
    stale: () => {},
    returned: () => send({ type: "connection.returned" }),
  });
  useEffect(() => {
    if (termsExemptPaths.has(pathname) || consentFlags.terms.isSet(user.id)) return undefined;
    const timer = setTimeout(fetchDialog, fetchedAheadMs);
    return () => clearTimeout(timer);
  }, [pathname, user.id]);
  useEffect(() => sendToWindow(consentEvents.profileLoaded), []);
  useChanged(`${user.prenom}\n${user.nom}\n${user.user_type}`, () =>
    sendToWindow(consentEvents.profileUpdated),
  );
  // Who refuses the terms is not asked for them again on the page where they leave.
  useChanged(pathname, () => {
    if (!isRefusal(state)) send({ type: "page.changed", path: pathname });
  });
  return null;
}

/** Acts when a value is another one than before, not for the first one. */
function useChanged(value: string, act: () => void): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    act();
  });
}

import type { SessionUser } from "@jobami/api/auth/contract";
import type { TermsStanding } from "@jobami/api/consents/contract";
import { useTermsStanding } from "@jobami/api/consents/hooks";
import type { ConsentKind } from "@jobami/api/consents/routes";
import { useApi } from "@jobami/api/http/provider";
import { consentView } from "@jobami/machines/consents/consent-form";
import { latePart, prefetch, useLatePart } from "@jobami/ui/late-parts";
import { link } from "@jobami/ui/styles";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { saleTermsPath, useTermsPath } from "../../../generated/paths.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { consentMachine } from "./consent.actors.ts";
import { consentCopy, consentErrors, consentNotices } from "./consent-copy.ts";
import { consentChanged, consentEvents, hearOpening, hearWindow, sendToWindow } from "./consents.ts";
import { ChangedTerms } from "./TermsText.tsx";

const lateDialog = latePart(async () => (await import("@jobami/ui/patterns/ConsentDialog")).ConsentDialog);

/** Fetches the dialog before it is opened. */
export const fetchDialog = (): void => prefetch(lateDialog);

/** The modal of one consent: opened and closed by events of the window [CONS-47, CONS-48, CONS-49]. */
export function ConsentModal({ kind, user }: { kind: ConsentKind; user: SessionUser }) {
  const api = useApi();
  const notify = useNotify();
  const shown = useRef<TermsStanding | undefined>(undefined);
  const [machine] = useState(() => consentMachine(api, () => shown.current));
  const stored = useRef({ firstName: "", lastName: "" });
  useLayoutEffect(() => {
    stored.current = { firstName: user.prenom, lastName: user.nom };
  });
  const [snapshot, send] = useFlow(
    machine,
    { kind },
    {
      notice: (notice) => notify({ kind: notice.kind, title: consentNotices[kind][notice.code] }),
      "answer.postponed": () => {
        sendToWindow(kind === "terms" ? consentEvents.termsPostponed : consentEvents.aiPostponed);
      },
      "consent.changed": ({ hasConsent }) => consentChanged(kind, hasConsent, user.id),
    },
  );
  useEffect(
    () => hearOpening(kind, () => send({ type: "opening.requested", stored: stored.current })),
    [kind, send],
  );
  useEffect(
    () =>
      kind === "terms"
        ? hearWindow({ [consentEvents.closeTerms]: () => send({ type: "closing.forced" }) })
        : undefined,
    [kind, send],
  );
  const view = consentView(snapshot);
  useOverlayLock(kind, view.isOpen);
  const hasOpened = useHasBeen(view.isOpen);
  // What cannot come is not waited for: no one is barred from a page by a dialog that is not there.
  const ConsentDialog = useLatePart(lateDialog, view.isOpen, () => send({ type: "closing.forced" }));
  const terms = useTermsShown(kind === "terms" && view.isOpen, view.problem);
  useLayoutEffect(() => {
    shown.current = terms;
  });
  if (!hasOpened || ConsentDialog === undefined) return null;
  return (
    <ConsentDialog
      view={view}
      labels={{ ...consentCopy[kind], box: boxes[kind] }}
      {...consentErrors(view)}
      onTick={(isTicked) => send({ type: "box.ticked", isTicked })}
      onConfirm={() => send({ type: "form.submitted" })}
      onClose={() => send({ type: "closing.requested" })}
    >
      {terms !== undefined && !terms.hasConsent && (
        <ChangedTerms standing={terms} onRefuse={() => send({ type: "closing.requested" })} />
      )}
      {texts[kind]}
    </ConsentDialog>
  );
}

/** The terms as they stand while they are asked for; read anew once an acceptance failed, which may have been of former ones. */
function useTermsShown(isAsked: boolean, problem: string | null): TermsStanding | undefined {
  const { data, mutate } = useTermsStanding(isAsked);
  useEffect(() => {
    if (problem === "SAVE_FAILED") void mutate();
  }, [problem, mutate]);
  return data;
}

/** True from the first time on, so that a dialog is loaded once and may leave with its animation. */
function useHasBeen(isTrue: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isTrue);
  if (isTrue && !hasBeen) setHasBeen(true);
  return hasBeen || isTrue;
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={link} href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

const boxes: Record<ConsentKind, ReactNode> = {
  ai: "J’accepte les conditions d’utilisation de l’IA",
  terms: "J’ai lu et j’accepte les CGV et les CGU",
};

const texts: Record<ConsentKind, ReactNode> = {
  ai: (
    <>
      <p>
        Certaines aides s’appuient sur une intelligence artificielle : rédiger une annonce, estimer un prix,
        trouver les bons jobbeurs. Elle ne reçoit que ce qui est nécessaire à votre demande, quand vous la
        faites.
      </p>
      <p>
        Ce qu’elle propose peut être inexact : vous restez libre de le corriger ou de l’ignorer. Votre
        consentement est valable 6 mois et doit ensuite être renouvelé. Vous pouvez le retirer à tout moment
        dans Paramètres, Consentement.
      </p>
    </>
  ),
  terms: (
    <>
      <p>
        Pour utiliser votre compte, prenez connaissance des{" "}
        <PageLink to={saleTermsPath}>conditions générales de vente (CGV)</PageLink> et des{" "}
        <PageLink to={useTermsPath}>conditions générales d’utilisation (CGU)</PageLink>. Elles s’ouvrent dans
        un nouvel onglet.
      </p>
      <p>Vous pouvez révoquer votre acceptation à tout moment dans Paramètres, Consentement.</p>
    </>
  ),
};

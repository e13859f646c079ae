import { type LegalKey, legalModalView } from "@jobami/machines/legal/legal-modal";
import { LegalDialog } from "@jobami/ui/patterns/LegalDialog";
import { link } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { legalPath } from "../../../pages.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { typeset } from "../../../platform/typography/index.ts";
import { LegalLinksBeside, LegalText } from "./LegalText.tsx";
import { legalModalMachine } from "./legal.actors.ts";
import { legalPages } from "./legal-pages.ts";
import type { LegalSection } from "./legal-text.ts";

interface LegalModalProps {
  /** The text that was asked for; another object asks again. */
  asked: { key: LegalKey };
  /** Loads the texts; a story gives its own. */
  machine?: typeof legalModalMachine;
}

/** The one legal modal of the page [LEGAL-10]. */
export function LegalModal({ asked, machine: create = legalModalMachine }: LegalModalProps) {
  const [texts] = useState(() => new Map<LegalKey, readonly LegalSection[]>());
  const [machine] = useState(() => create((key, text) => texts.set(key, text)));
  const [snapshot, send] = useFlow(machine, undefined, {});
  useEffect(() => send({ type: "page.chosen", key: asked.key }), [send, asked]);
  const { key, status } = legalModalView(snapshot);
  const shown = key ?? asked.key;
  const text = texts.get(shown);
  const { title, subtitle } = legalPages[shown];
  useOverlayLock("legal", key !== null);
  return (
    <LegalDialog
      isOpen={key !== null}
      title={typeset(title)}
      subtitle={typeset(subtitle)}
      status={status}
      onClose={() => send({ type: "closing.requested" })}
      onRetry={() => send({ type: "retry.requested" })}
      pageLink={
        <a className={link} href={legalPath(shown)} target="_blank" rel="noreferrer">
          Ouvrir dans un nouvel onglet
        </a>
      }
    >
      {text !== undefined && (
        <LegalLinksBeside value={true}>
          <LegalText sections={text} level={3} />
        </LegalLinksBeside>
      )}
    </LegalDialog>
  );
}

import { type LegalKey, legalModalView } from "@jobami/machines/flows/legal-modal";
import { LegalDialog } from "@jobami/ui/patterns/LegalDialog";
import { link } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { LegalLinksBeside, LegalText } from "../features/legal/LegalText.tsx";
import { legalPages } from "../features/legal/legal-pages.ts";
import { type LegalSection, typeset } from "../features/legal/legal-text.ts";
import { useHoldsFloor } from "../world/floor.ts";
import { useFlow } from "../world/use-flow.ts";
import { legalModalMachine } from "./legal.actors.ts";

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
  useHoldsFloor("legal", key !== null);
  return (
    <LegalDialog
      isOpen={key !== null}
      title={typeset(title)}
      subtitle={typeset(subtitle)}
      status={status}
      onClose={() => send({ type: "closing.asked" })}
      onRetry={() => send({ type: "retry.requested" })}
      pageLink={
        <a className={link} href={`/${shown}`} target="_blank" rel="noreferrer">
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

import { consentView, createConsentMachine } from "@jobami/machines/flows/consent";
import { ConsentDialog } from "@jobami/ui/patterns/ConsentDialog";
import { consentErrors, consentWords } from "../../../apps/web/app/words/consent-words.ts";
import { faceOf, nothing } from "../viewer/Standing.tsx";

export const face = faceOf("consent", createConsentMachine({ newIdempotencyKey: () => "" }), (snapshot) => {
  const view = consentView(snapshot);
  if (!view.isOpen) return null;
  return (
    <ConsentDialog
      view={view}
      words={{ ...consentWords[view.kind], box: "J’ai lu et j’accepte les CGV et les CGU" }}
      {...consentErrors(view)}
      onTick={nothing}
      onConfirm={nothing}
      onClose={nothing}
    >
      <p>Pour utiliser votre compte, prenez connaissance des conditions générales.</p>
    </ConsentDialog>
  );
});

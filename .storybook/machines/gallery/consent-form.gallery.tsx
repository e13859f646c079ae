import { consentView, createConsentMachine } from "@jobami/machines/consents/consent-form";
import { ConsentDialog } from "@jobami/ui/patterns/ConsentDialog";
import { consentCopy, consentErrors } from "../../../apps/web/app/features/account/consents/consent-copy.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf(
  "consents/consent-form",
  createConsentMachine({ newIdempotencyKey: () => "" }),
  (snapshot) => {
    const view = consentView(snapshot);
    if (!view.isOpen) return null;
    return (
      <ConsentDialog
        view={view}
        labels={{ ...consentCopy[view.kind], box: "J’ai lu et j’accepte les CGV et les CGU" }}
        {...consentErrors(view)}
        onTick={nothing}
        onConfirm={nothing}
        onClose={nothing}
      >
        <p>Pour utiliser votre compte, prenez connaissance des conditions générales.</p>
      </ConsentDialog>
    );
  },
);

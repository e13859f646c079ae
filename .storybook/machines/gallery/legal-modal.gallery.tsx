import { createLegalModalMachine, legalModalView } from "@jobami/machines/legal/legal-modal";
import { LegalDialog } from "@jobami/ui/patterns/LegalDialog";
import { legalPages } from "../../../apps/web/app/features/site/legal/legal-pages.ts";
import { typeset } from "../../../apps/web/app/platform/typography/index.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf("legal/legal-modal", createLegalModalMachine(), (snapshot) => {
  const { key, status } = legalModalView(snapshot);
  if (key === null) return null;
  return (
    <LegalDialog
      isOpen
      status={status}
      title={typeset(legalPages[key].title)}
      subtitle={typeset(legalPages[key].subtitle)}
      onClose={nothing}
      onRetry={nothing}
    >
      <p>Les cookies nécessaires font marcher le site. Les autres attendent votre accord.</p>
    </LegalDialog>
  );
});

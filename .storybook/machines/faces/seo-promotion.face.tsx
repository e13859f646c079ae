import { createSeoPromotionMachine, seoPromotionView } from "@jobami/machines/flows/seo-promotion";
import { SeoDialog } from "../../../apps/web/app/features/seo/SeoDialog.tsx";
import { faceOf, nothing } from "../viewer/Standing.tsx";

const machine = createSeoPromotionMachine({ now: Date.now });

export const face = faceOf("seo-promotion", machine, (snapshot) => {
  const { isOpen, isActivating } = seoPromotionView(snapshot);
  if (!isOpen) return null;
  return (
    <SeoDialog
      isOpen
      trigger={snapshot.context.trigger}
      isActivating={isActivating}
      onActivate={nothing}
      onClose={nothing}
    />
  );
});
